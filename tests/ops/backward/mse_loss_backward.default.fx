fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[],
    %x : f32[3, 4],
    %t : f32[3, 4]) {
  %r0 = aten.mse_loss_backward.default(grad_output=%g, self=%x, target=%t, reduction=1) : f32[3, 4]
  return %r0
}
