fxge 1
model "case" stage "import"
symbol s0 : int [1, 64]
symbol s1 : int [1, 64]
graph "main"(
    %x : f32[s0, s1]) {
  %r = aten.linalg_matrix_power.default(self=%x, n=11) : ?
  return %r
}
