fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 2]) {
  %r = aten.linalg_matrix_power.default(self=%x, n=3) : ?
  return %r
}
