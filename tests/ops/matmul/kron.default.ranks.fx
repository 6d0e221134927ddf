fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2], %y : f32[2, 3]) {
  %r = aten.kron.default(self=%x, other=%y) : ?
  return %r
}
