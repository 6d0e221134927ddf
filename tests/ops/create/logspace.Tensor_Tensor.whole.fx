fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[],
    %y : f32[]) {
  %r = aten.logspace.Tensor_Tensor(start=%x, end=%y, steps=5, base=2.0, dtype=i64) : ?
  return %r
}
