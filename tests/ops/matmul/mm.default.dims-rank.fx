fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %y : f32[3, 4]) {
  %r = aten.mm.default(self=%x, mat2=%y)
  return %r
}
