fxge 1
model "fill.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %fill = aten.fill.Scalar(self=%x, value=2) : f32[s77, s27]
  return %fill as "fill"
}
