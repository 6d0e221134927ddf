fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %y : f32[2, 3]) {
  %r = aten.copy.default(self=%x, src=%y)
  return %r
}
