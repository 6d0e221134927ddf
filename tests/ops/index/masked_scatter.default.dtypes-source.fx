fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4],
    %m : bool[4],
    %y : f64[4]) {
  %r = aten.masked_scatter.default(self=%x, mask=%m, source=%y) : ?
  return %r
}
