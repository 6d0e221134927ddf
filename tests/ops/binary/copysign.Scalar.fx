fxge 1
model "copysign.Scalar.by_-2.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %copysign = aten.copysign.Scalar(self=%x, other=-2.0) : f32[s77, s27]
  return %copysign as "copysign"
}
