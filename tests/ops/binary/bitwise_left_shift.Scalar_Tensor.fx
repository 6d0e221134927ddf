fxge 1
model "bitwise_left_shift.Scalar_Tensor.of_5.i32" stage "import"
graph "main"(
    %x : i32[2, 3]) {
  %bitwise_left_shift = aten.bitwise_left_shift.Scalar_Tensor(self=5, other=%x) : i32[2, 3]
  return %bitwise_left_shift as "bitwise_left_shift"
}
