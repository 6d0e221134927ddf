fxge 1
model "linalg_lu_solve.False_False.f32" stage "import"
graph "main"(
    %x : f32[2, 4, 4]{16, 1, 4},
    %y : i32[2, 4],
    %z : f32[2, 4, 4]) {
  %linalg_lu_solve = aten.linalg_lu_solve.default(LU=%x, pivots=%y, B=%z, left=false) : f32[2, 4, 4]
  return %linalg_lu_solve as "linalg_lu_solve"
}
