fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[1, 2, 4, 4],
    %x1 : bool[1, 3, 4, 4]) {
  %r0 = npu.npu_scaled_masked_softmax.default(x=%x0, mask=%x1) : ?
  return %r0
}
