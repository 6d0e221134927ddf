fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f16[3, 4]) {
  %r = aten.mm.default(self=%x, mat2=%y)
  return %r
}
