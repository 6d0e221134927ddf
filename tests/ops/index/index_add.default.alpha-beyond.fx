fxge 1
model "case" stage "import"
graph "main"(%x : i8[3, 4], %y : i64[2], %z : i8[2, 4]) {
  %r = aten.index_add.default(self=%x, dim=0, index=%y, source=%z, alpha=300)
  return %r
}
