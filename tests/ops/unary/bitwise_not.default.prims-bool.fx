fxge 1
model "case" stage "import"
graph "main"(%x : bool[3, 4]) {
  %r = prims.bitwise_not.default(self=%x)
  return %r
}
