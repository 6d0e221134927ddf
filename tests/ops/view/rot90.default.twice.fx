fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.rot90.default(self=%x, dims=[0, -2]) : ?
  return %r
}
