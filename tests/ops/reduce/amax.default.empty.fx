fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[0, 4]) {
  %r = aten.amax.default(self=%x, dim=[0])
  return %r
}
