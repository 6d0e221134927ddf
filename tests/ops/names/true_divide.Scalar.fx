fxge 1
model "true_divide.Scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %true_divide = aten.true_divide.Scalar(self=%x, other=3) : f32[s77, s27]
  return %true_divide as "true_divide"
}
