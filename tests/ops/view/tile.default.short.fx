fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.tile.default(self=%x, dims=[2])
  return %r
}
