fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 1],
    %y : f32[3, 4]) {
  %r0, %r1 = aten.triangular_solve.default(self=%x, A=%y) : ?, ?
  return %r0
}
