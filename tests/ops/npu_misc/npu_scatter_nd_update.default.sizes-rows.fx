fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[6, 4],
    %x1 : i64[3, 1],
    %x2 : f32[1, 3, 4]) {
  %r0 = npu.npu_scatter_nd_update.default(self=%x0, indices=%x1, updates=%x2) : ?
  return %r0
}
