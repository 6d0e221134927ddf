fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %y : f32[3]) {
  %r = aten.soft_margin_loss.default(self=%x, target=%y, reduction=3) : ?
  return %r
}
