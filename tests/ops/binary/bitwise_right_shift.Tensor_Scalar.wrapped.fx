fxge 1
model "case" stage "import"
graph "main"(
    %x : i8[3]) {
  %r = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=257) : ?
  return %r
}
