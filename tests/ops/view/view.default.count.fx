fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.view.default(self=%x, size=[4, 2])
  return %r
}
