fxge 1
model "case" stage "import"
symbol s0 : int [1, 64]
graph "main"(
    %x : f16[4, s0, s0]) {
  %r = aten.linalg_matrix_power.default(self=%x, n=0) : ?
  return %r
}
