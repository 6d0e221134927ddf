fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 3], %b : c64[3, 3]) {
  %r0 = aten.linalg_solve_triangular.default(self=%x, B=%b, upper=true) : ?
  return %r0 as "r0"
}
