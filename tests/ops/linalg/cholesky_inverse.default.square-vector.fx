fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.cholesky_inverse.default(self=%x) : ?
  return %r
}
