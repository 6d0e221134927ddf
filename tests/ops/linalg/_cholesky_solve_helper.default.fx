fxge 1
model "_cholesky_solve_helper.lower.f32" stage "import"
graph "main"(
    %x : f32[4, 3],
    %y : f32[4, 4]) {
  %_cholesky_solve_helper = aten._cholesky_solve_helper.default(self=%x, A=%y, upper=false) : f32[4, 3]{1, 4}
  return %_cholesky_solve_helper as "_cholesky_solve_helper"
}
