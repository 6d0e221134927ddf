fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %r = aten.linalg_matrix_norm.default(self=%x, ord=1, dim=[0]) : ?
  return %r
}
