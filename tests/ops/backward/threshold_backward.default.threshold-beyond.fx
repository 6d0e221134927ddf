fxge 1
model "case" stage "import"
graph "main"(%x : i8[3], %y : i8[3]) {
  %r = aten.threshold_backward.default(grad_output=%x, self=%y, threshold=256)
  return %r
}
