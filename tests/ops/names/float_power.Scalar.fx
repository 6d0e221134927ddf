fxge 1
model "float_power.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %float_power = aten.float_power.Scalar(self=2.5, exponent=%x) : f64[s77, s27]
  return %float_power as "float_power"
}
