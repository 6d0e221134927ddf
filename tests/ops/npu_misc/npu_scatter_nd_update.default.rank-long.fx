fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : i64[1, 3],
    %x2 : f32[1]) {
  %r0 = npu.npu_scatter_nd_update.default(self=%x0, indices=%x1, updates=%x2) : ?
  return %r0
}
