fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 1],
    %y : f32[3, 3]) {
  %r0, %r1 = aten.triangular_solve.default(self=%x, A=%y) : ?, ?
  return %r0
}
