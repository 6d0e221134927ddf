fxge 1
model "slice_scatter.empty" stage "import"
graph "main"(
    %x : f32[4, 3],
    %y : f32[0, 3]) {
  %slice_scatter = aten.slice_scatter.default(self=%x, src=%y, dim=0, start=3, end=1, step=2) : f32[4, 3]
  return %slice_scatter as "slice_scatter"
}
