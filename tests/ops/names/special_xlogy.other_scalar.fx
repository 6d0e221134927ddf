fxge 1
model "special_xlogy.other_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_xlogy = aten.special_xlogy.other_scalar(self=%x, other=2.5) : f32[s77, s27]
  return %special_xlogy as "special_xlogy"
}
