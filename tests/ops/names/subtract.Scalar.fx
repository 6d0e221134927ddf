fxge 1
model "subtract.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %subtract = aten.subtract.Scalar(self=%x, other=3) : f32[s77, s27]
  return %subtract as "subtract"
}
