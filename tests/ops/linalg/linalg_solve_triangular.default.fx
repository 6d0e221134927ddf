fxge 1
model "linalg_solve_triangular.lower_right.f32" stage "import"
graph "main"(
    %x : f32[4, 4],
    %y : f32[2, 4, 4]) {
  %linalg_solve_triangular = aten.linalg_solve_triangular.default(self=%x, B=%y, upper=false, left=false) : f32[2, 4, 4]{16, 1, 4}
  return %linalg_solve_triangular as "linalg_solve_triangular"
}
