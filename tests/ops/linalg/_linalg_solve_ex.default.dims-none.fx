fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3],
    %y : f32[]) {
  %r0, %r1, %r2, %r3 = aten._linalg_solve_ex.default(A=%x, B=%y) : ?, ?, ?, ?
  return %r0
}
