fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[-4]) {
  %r = aten.view.default(self=%x, size=[-4]) : ?
  return %r
}
