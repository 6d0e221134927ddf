fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[],
    %x : f32[2, 3],
    %y : f32[2, 3]) {
  %r = aten.mse_loss_backward.default(grad_output=%g, self=%x, target=%y, reduction=1) : f32[2, 4]
  return %r
}
