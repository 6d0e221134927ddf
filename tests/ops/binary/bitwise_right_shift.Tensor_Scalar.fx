fxge 1
model "bitwise_right_shift.Tensor_Scalar.plain.i32" stage "import"
graph "main"(
    %x : i32[3, 4]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor_Scalar(self=%x, other=2) : i32[3, 4]
  return %bitwise_right_shift as "bitwise_right_shift"
}
