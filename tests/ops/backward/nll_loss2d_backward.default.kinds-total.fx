fxge 1
model "case" stage "import"
graph "main"(%g : f32[], %x : f32[2, 5, 3, 4], %t : i64[2, 3, 4], %w : f16[]) {
  %r0 = aten.nll_loss2d_backward.default(grad_output=%g, self=%x, target=%t, reduction=1, ignore_index=-100, total_weight=%w) : ?
  return %r0 as "r0"
}
