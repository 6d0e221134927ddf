fxge 1
model "case" stage "import"
graph "main"(
    %y : f32[]) {
  %r = aten.logspace.Scalar_Tensor(start=-1.5, end=%y, steps=5, base=2.0) : ?
  return %r
}
