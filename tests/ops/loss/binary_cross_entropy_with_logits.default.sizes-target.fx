fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 4], %y : f32[4]) {
  %r = aten.binary_cross_entropy_with_logits.default(self=%x, target=%y)
  return %r
}
