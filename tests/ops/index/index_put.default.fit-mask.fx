fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 4], %y : bool[1, 4], %z : f32[]) {
  %r = aten.index_put.default(self=%x, indices=[%y], values=%z)
  return %r
}
