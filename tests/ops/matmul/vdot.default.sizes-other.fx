fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3], %y : f32[4]) {
  %r = aten.vdot.default(self=%x, other=%y) : ?
  return %r
}
