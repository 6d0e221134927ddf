fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 0]) {
  %r = aten.linalg_vector_norm.default(self=%x, ord=-2, dim=[1])
  return %r
}
