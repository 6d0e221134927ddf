fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[0, 3]) {
  %r = aten.view.default(self=%x, size=[0, -1]) : ?
  return %r
}
