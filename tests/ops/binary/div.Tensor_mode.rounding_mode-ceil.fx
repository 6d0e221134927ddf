fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3], %y : f32[3]) {
  %r = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="ceil") : ?
  return %r
}
