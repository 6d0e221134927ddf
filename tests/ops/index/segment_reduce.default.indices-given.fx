fxge 1
model "segment_reduce.default.indices-given" stage "import"
graph "main"(
    %x : f32[3],
    %l : i64[2]) {
  %r = aten.segment_reduce.default(data=%x, reduce="sum", lengths=%l, indices=%l) : ?
  return %r
}
