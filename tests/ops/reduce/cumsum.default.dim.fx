fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.cumsum.default(self=%x, dim=3)
  return %r
}
