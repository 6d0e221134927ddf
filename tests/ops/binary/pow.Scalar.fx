fxge 1
model "pow.Scalar.base.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %pow_1 = aten.pow.Scalar(self=2.0, exponent=%x) : f32[s77, s27]
  return %pow_1 as "pow_1"
}
