fxge 1
model "case" stage "import"
graph "main"(%x : bool[3, 4]) {
  %r = aten.amax.default(self=%x, dim=[1])
  return %r
}
