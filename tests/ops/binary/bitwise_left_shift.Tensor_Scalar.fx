fxge 1
model "bitwise_left_shift.Tensor_Scalar.plain.i32" stage "import"
graph "main"(
    %x : i32[3, 4]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Tensor_Scalar(self=%x, other=2) : i32[3, 4]
  return %bitwise_left_shift as "bitwise_left_shift"
}
