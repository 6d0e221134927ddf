fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[],
    %x1 : f32[2, 5, 3, 4],
    %x2 : i64[2, 3, 5],
    %x3 : f32[]) {
  %r0 = aten.nll_loss2d_backward.default(grad_output=%x0, self=%x1, target=%x2, reduction=1, ignore_index=-100, total_weight=%x3) : ?
  return %r0
}
