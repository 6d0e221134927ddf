fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3], %y : f32[3, 4]) {
  %r = aten.bmm.default(self=%x, mat2=%y) : ?
  return %r
}
