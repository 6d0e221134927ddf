fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3],
    %y : f16[3]) {
  %r = aten.diagonal_scatter.default(self=%x, src=%y) : ?
  return %r
}
