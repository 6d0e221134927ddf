fxge 1
model "case" stage "import"
graph "main"(
    %x : i8[3]) {
  %r = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=-1) : ?
  return %r
}
