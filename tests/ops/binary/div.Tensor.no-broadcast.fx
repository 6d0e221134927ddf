fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2],
    %y : f32[3]) {
  %r = aten.div.Tensor(self=%x, other=%y)
  return %r
}
