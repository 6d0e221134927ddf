fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %i : bool[3]) {
  %r = aten.index.Tensor(self=%x, indices=[%i])
  return %r
}
