fxge 1
model "special_expm1.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_expm1 = aten.special_expm1.default(self=%x) : f32[s77, s27]
  return %special_expm1 as "special_expm1"
}
