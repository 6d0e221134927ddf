fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 0]) {
  %r = aten.argmax.default(self=%x, dim=1)
  return %r
}
