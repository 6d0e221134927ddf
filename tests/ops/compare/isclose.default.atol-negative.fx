fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3], %y : f32[3]) {
  %r = aten.isclose.default(self=%x, other=%y, atol=-1.0) : ?
  return %r
}
