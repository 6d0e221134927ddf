fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 0], %i : i64[2], %s : f32[3, 2]) {
  %r = aten.index_copy.default(self=%x, dim=1, index=%i, source=%s)
  return %r
}
