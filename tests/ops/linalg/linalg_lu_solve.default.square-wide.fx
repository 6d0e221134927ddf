fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i32[3],
    %z : f32[4, 1]) {
  %r = aten.linalg_lu_solve.default(LU=%x, pivots=%y, B=%z) : ?
  return %r
}
