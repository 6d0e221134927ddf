fxge 1
model "case" stage "import"
graph "main"(%x : bool[3, 4], %y : bool[4]) {
  %r = aten.lt.Tensor(self=%x, other=%y)
  return %r
}
