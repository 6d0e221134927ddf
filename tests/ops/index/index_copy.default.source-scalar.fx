fxge 1
model "case" stage "import"
graph "main"(%x : f32[3], %y : i64[2], %z : f32[]) {
  %r = aten.index_copy.default(self=%x, dim=0, index=%y, source=%z)
  return %r
}
