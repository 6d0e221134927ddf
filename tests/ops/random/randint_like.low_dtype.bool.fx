fxge 1
model "case" stage "import"
graph "main"(%x : bool[3]) {
  %r0 = aten.randint_like.low_dtype(self=%x, low=7, high=8) : ?
  return %r0
}
