fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3], %y : f32[3]) {
  %r = aten.dot.default(self=%x, tensor=%y) : ?
  return %r
}
