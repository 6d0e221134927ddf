fxge 1
model "case" stage "import"
graph "main"(%x : f32[5], %m : bool[5], %v : f32[4]) {
  %r0 = aten.index_put.default(self=%x, indices=[%m], values=%v) : ?
  return %r0
}
