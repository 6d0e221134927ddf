fxge 1
model "linalg_solve.vector.f32" stage "import"
graph "main"(
    %x : f32[4, 4],
    %y : f32[4]) {
  %linalg_solve = aten.linalg_solve.default(A=%x, B=%y) : f32[4]
  return %linalg_solve as "linalg_solve"
}
