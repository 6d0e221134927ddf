fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4]) {
  %r = aten.rot90.default(self=%x, k=-2, dims=[0, -1]) : ?
  return %r
}
