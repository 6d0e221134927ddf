fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 4], %y : bool[2], %z : f32[2, 4]) {
  %r = aten.index_add.default(self=%x, dim=0, index=%y, source=%z)
  return %r
}
