fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[4],
    %t : i64[]) {
  %r = aten.multi_margin_loss.default(self=%x, target=%t, reduction=2) : ?
  return %r
}
