fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4],
    %t : i64[4]) {
  %r0, %r1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%t, reduction=2) : ?, ?
  return %r0, %r1
}
