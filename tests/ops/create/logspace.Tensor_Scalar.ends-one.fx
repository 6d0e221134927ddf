fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1]) {
  %r = aten.logspace.Tensor_Scalar(start=%x, end=2.5, steps=5, base=2.0) : ?
  return %r
}
