fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[],
    %x1 : f32[3, 4],
    %x2 : f32[3, 4]) {
  %r0 = aten.smooth_l1_loss_backward.default(grad_output=%x0, self=%x1, target=%x2, reduction=3, beta=1.0) : ?
  return %r0
}
