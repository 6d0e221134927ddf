fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %r = aten.linspace.Tensor_Tensor(start=%x, end=%y, steps=5, dtype=i64) : ?
  return %r
}
