fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3], %y : f16[3]) {
  %r = aten.isclose.default(self=%x, other=%y) : ?
  return %r
}
