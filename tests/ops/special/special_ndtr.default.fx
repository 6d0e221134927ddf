fxge 1
model "special_ndtr.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_ndtr = aten.special_ndtr.default(self=%x) : f32[s77, s27]
  return %special_ndtr as "special_ndtr"
}
