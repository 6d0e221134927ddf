fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 5], %y : i64[3]) {
  %r = aten.cross_entropy_loss.default(self=%x, target=%y, label_smoothing=1.5)
  return %r
}
