fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 1],
    %y : f32[3, 4],
    %z : i32[3]) {
  %r = aten.lu_solve.default(self=%x, LU_data=%y, LU_pivots=%z) : ?
  return %r
}
