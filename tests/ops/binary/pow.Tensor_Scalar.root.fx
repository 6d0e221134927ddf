fxge 1
model "pow.Tensor_Scalar.root.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %pow_1 = aten.pow.Tensor_Scalar(self=%x, exponent=0.5) : f32[3, 4]
  return %pow_1 as "pow_1"
}
