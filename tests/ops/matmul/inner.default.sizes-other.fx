fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3], %y : f32[2]) {
  %r = aten.inner.default(self=%x, other=%y) : ?
  return %r
}
