fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 1], %y : f32[3, 4]) {
  %r = aten.soft_margin_loss.default(self=%x, target=%y)
  return %r
}
