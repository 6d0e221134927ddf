fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 3, 4],
    %x1 : i64[2],
    %x2 : f32[2, 2, 2]) {
  %r0 = npu.scatter_update.default(self=%x0, indices=%x1, updates=%x2, axis=-1) : ?
  return %r0
}
