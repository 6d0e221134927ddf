fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.view.default(self=%x, size=[-1, -1])
  return %r
}
