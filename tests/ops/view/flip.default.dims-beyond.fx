fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.flip.default(self=%x, dims=[0, 7]) : ?
  return %r
}
