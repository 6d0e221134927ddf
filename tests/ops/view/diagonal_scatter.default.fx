fxge 1
model "diagonal_scatter.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 3],
    %y : f32[3]) {
  %diagonal_scatter = aten.diagonal_scatter.default(self=%x, src=%y) : f32[3, 3]
  return %diagonal_scatter as "diagonal_scatter"
}
