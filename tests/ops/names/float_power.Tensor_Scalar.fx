fxge 1
model "float_power.Tensor_Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %float_power = aten.float_power.Tensor_Scalar(self=%x, exponent=2.5) : f64[s77, s27]
  return %float_power as "float_power"
}
