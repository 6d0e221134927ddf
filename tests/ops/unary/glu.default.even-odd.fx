fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 5]) {
  %r = aten.glu.default(self=%x)
  return %r
}
