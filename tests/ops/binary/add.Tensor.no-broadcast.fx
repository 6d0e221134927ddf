fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3]) {
  %r = aten.add.Tensor(self=%x, other=%y)
  return %r
}
