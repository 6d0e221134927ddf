fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.unfold.default(self=%x, dimension=1, size=5, step=1)
  return %r
}
