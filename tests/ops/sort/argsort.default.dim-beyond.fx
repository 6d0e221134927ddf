fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.argsort.default(self=%x, dim=2)
  return %r
}
