fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[],
    %x : f32[3, 4],
    %t : i64[3],
    %w : f32[4],
    %n : f32[]) {
  %r0 = aten.nll_loss_backward.default(grad_output=%g, self=%x, target=%t, weight=%w, reduction=1, ignore_index=-100, total_weight=%n) : f32[3, 4]
  return %r0
}
