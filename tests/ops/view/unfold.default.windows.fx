fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 5]) {
  %r = aten.unfold.default(self=%x, dimension=1, size=2, step=2)
  return %r
}
