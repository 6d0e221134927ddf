fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 3],
    %x1 : f32[2, 3],
    %x2 : f32[4, 3],
    %x3 : i64[2],
    %x4 : i64[3]) {
  %r0 = aten._segment_reduce_backward.default(grad=%x0, output=%x1, data=%x2, reduce="sum", lengths=%x3, offsets=%x4) : ?
  return %r0
}
