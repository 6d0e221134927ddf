fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.linalg_matrix_power.default(self=%x, n=2) : ?
  return %r
}
