fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3],
    %y : f32[4, 3]) {
  %r = aten.linalg_solve_triangular.default(self=%x, B=%y, upper=true) : ?
  return %r
}
