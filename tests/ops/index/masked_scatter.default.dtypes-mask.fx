fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4],
    %m : u8[4],
    %y : f32[4]) {
  %r = aten.masked_scatter.default(self=%x, mask=%m, source=%y) : ?
  return %r
}
