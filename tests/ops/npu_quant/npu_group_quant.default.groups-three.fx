fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : f32[2, 4],
    %x2 : i64[3]) {
  %r0 = npu.npu_group_quant.default(x=%x0, scale=%x1, group_index=%x2) : ?
  return %r0
}
