fxge 1
model "case" stage "import"
graph "main"(
    %y : f32[1]) {
  %r = aten.linspace.Scalar_Tensor(start=-1.5, end=%y, steps=5) : ?
  return %r
}
