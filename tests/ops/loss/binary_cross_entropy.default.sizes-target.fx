fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 4], %y : f32[3, 1]) {
  %r = aten.binary_cross_entropy.default(self=%x, target=%y)
  return %r
}
