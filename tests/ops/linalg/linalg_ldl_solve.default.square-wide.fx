fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i32[3],
    %z : f32[3, 1]) {
  %r = aten.linalg_ldl_solve.default(LD=%x, pivots=%y, B=%z) : ?
  return %r
}
