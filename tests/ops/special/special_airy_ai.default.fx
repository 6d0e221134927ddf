fxge 1
model "special_airy_ai.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_airy_ai = aten.special_airy_ai.default(x=%x) : f32[s77, s27]
  return %special_airy_ai as "special_airy_ai"
}
