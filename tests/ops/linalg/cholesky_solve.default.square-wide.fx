fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 1],
    %y : f32[3, 4]) {
  %r = aten.cholesky_solve.default(self=%x, input2=%y) : ?
  return %r
}
