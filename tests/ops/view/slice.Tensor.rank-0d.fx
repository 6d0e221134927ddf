fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[]) {
  %r = aten.slice.Tensor(self=%x, start=0, end=1)
  return %r
}
