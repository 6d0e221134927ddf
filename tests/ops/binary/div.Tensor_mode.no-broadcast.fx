fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3]) {
  %r = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="floor")
  return %r
}
