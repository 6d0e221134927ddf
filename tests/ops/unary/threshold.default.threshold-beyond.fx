fxge 1
model "case" stage "import"
graph "main"(%x : i8[3]) {
  %r = aten.threshold.default(self=%x, threshold=256, value=0)
  return %r
}
