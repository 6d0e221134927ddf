fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 4], %y : i64[2, 1], %z : f32[3, 2]) {
  %r = aten.index_add.default(self=%x, dim=1, index=%y, source=%z)
  return %r
}
