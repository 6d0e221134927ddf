fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 4], %y : bool[3], %z : f32[1, 4, 1]) {
  %r0 = aten.index_put.default(self=%x, indices=[%y], values=%z)
  return %r0 as "r0"
}
