fxge 1
model "case" stage "import"
graph "main"(%x : f32[3], %v : f32[3]) {
  %r = aten.index_put.default(self=%x, indices=[], values=%v)
  return %r
}
