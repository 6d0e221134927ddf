fxge 1
model "case" stage "import"
graph "main"(%x : f16[3]) {
  %r = aten.threshold.default(self=%x, threshold=0, value=1e9)
  return %r
}
