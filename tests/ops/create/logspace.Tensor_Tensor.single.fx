fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %r = aten.logspace.Tensor_Tensor(start=%x, end=%y, steps=1, base=2.0) : ?
  return %r
}
