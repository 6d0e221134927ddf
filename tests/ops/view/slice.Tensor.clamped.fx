fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.slice.Tensor(self=%x, dim=1, start=-100, end=100) : f32[2, 3]
  return %r
}
