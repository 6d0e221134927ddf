fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.slice.Tensor(self=%x, dim=-3, start=0, end=1)
  return %r
}
