fxge 1
model "eq.Scalar.int.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %eq = aten.eq.Scalar(self=%x, other=3) : bool[s77, s27]
  return %eq as "eq"
}
