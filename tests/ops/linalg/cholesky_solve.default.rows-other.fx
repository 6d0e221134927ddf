fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 1],
    %y : f32[3, 3]) {
  %r = aten.cholesky_solve.default(self=%x, input2=%y) : ?
  return %r
}
