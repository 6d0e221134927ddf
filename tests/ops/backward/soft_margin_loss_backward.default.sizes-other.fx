fxge 1
model "soft_margin_loss_backward.default.sizes-other" stage "import"
graph "main"(
    %g : f32[3],
    %x : f32[3],
    %t : f32[1, 3]) {
  %r = aten.soft_margin_loss_backward.default(grad_output=%g, self=%x, target=%t, reduction=0) : ?
  return %r
}
