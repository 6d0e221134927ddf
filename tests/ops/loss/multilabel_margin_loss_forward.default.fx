fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %t : i64[3, 4]) {
  %r0, %r1 = aten.multilabel_margin_loss_forward.default(self=%x, target=%t, reduction=1) : ?, ?
  return %r0, %r1
}
