fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3],
    %y : i32[3],
    %z : f32[3]) {
  %r = aten.linalg_lu_solve.default(LU=%x, pivots=%y, B=%z) : ?
  return %r
}
