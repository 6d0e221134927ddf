fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[4]) {
  %r = aten.matmul.default(self=%x, other=%y)
  return %r
}
