fxge 1
model "lu_solve.plain.f32" stage "import"
graph "main"(
    %x : f32[4, 2],
    %y : f32[4, 4]{1, 4},
    %z : i32[4]) {
  %lu_solve = aten.lu_solve.default(self=%x, LU_data=%y, LU_pivots=%z) : f32[4, 2]{1, 4}
  return %lu_solve as "lu_solve"
}
