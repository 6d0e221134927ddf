fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[],
    %x1 : f32[3, 5],
    %x2 : i64[3],
    %x3 : f32[1],
    %x4 : f32[]) {
  %r0 = aten.nll_loss_backward.default(grad_output=%x0, self=%x1, target=%x2, weight=%x3, reduction=2, ignore_index=-100, total_weight=%x4) : ?
  return %r0
}
