fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.expand.default(self=%x, size=[-1, 3])
  return %r
}
