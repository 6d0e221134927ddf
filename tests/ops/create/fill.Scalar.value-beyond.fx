fxge 1
model "case" stage "import"
graph "main"(%x : i8[3]) {
  %r = aten.fill.Scalar(self=%x, value=256)
  return %r
}
