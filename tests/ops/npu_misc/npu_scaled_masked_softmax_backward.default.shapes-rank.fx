fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4, 4],
    %x1 : f32[2, 4, 4],
    %x2 : bool[1, 4, 4]) {
  %r0 = npu.npu_scaled_masked_softmax_backward.default(y_grad=%x0, y=%x1, mask=%x2, scale=1.0, fixed_triu_mask=false) : ?
  return %r0
}
