fxge 1
model "case" stage "import"
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %r = aten.div.Tensor_mode(self=%x, other=%y, rounding_mode="trunc")
  return %r
}
