fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 3],
    %y : f32[3]) {
  %r = aten.slice_scatter.default(self=%x, src=%y, dim=0, start=1, end=3) : ?
  return %r
}
