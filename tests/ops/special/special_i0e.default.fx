fxge 1
model "special_i0e.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_i0e = aten.special_i0e.default(self=%x) : f32[s77, s27]
  return %special_i0e as "special_i0e"
}
