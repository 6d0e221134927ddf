fxge 1
model "soft_margin_loss_backward.default.reduction-three" stage "import"
graph "main"(
    %g : f32[3],
    %x : f32[3]) {
  %r = aten.soft_margin_loss_backward.default(grad_output=%g, self=%x, target=%x, reduction=3) : ?
  return %r
}
