fxge 1
model "bitwise_right_shift.Scalar_Tensor.of_5.i32" stage "import"
graph "main"(
    %x : i32[2, 3]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Scalar_Tensor(self=5, other=%x) : i32[2, 3]
  return %bitwise_right_shift as "bitwise_right_shift"
}
