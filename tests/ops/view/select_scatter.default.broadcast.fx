fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[1]) {
  %r = aten.select_scatter.default(self=%x, src=%y, dim=0, index=1) : ?
  return %r
}
