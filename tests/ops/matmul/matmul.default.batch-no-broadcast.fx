fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4],
    %y : f32[3, 4, 5]) {
  %r = aten.matmul.default(self=%x, other=%y)
  return %r
}
