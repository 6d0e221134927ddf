fxge 1
model "case" stage "import"
graph "main"(%x : i8[3], %y : i8[3]) {
  %r = aten.add.Tensor(self=%x, other=%y, alpha=256)
  return %r
}
