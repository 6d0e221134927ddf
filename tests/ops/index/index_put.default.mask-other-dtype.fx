fxge 1
model "case" stage "import"
graph "main"(%x : bool[4, 3], %i : bool[4], %v : f32[1]) {
  %r0 = aten.index_put.default(self=%x, indices=[%i], values=%v) : ?
  return %r0 as "r0"
}
