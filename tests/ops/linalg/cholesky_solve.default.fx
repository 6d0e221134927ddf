fxge 1
model "cholesky_solve.lower.f32" stage "import"
graph "main"(
    %x : f32[2, 4, 3],
    %y : f32[4, 4]) {
  %cholesky_solve = aten.cholesky_solve.default(self=%x, input2=%y) : f32[2, 4, 3]{12, 1, 4}
  return %cholesky_solve as "cholesky_solve"
}
