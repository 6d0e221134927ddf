fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3],
    %y : i32[2],
    %z : f32[3, 1]) {
  %r = aten.linalg_lu_solve.default(LU=%x, pivots=%y, B=%z) : ?
  return %r
}
