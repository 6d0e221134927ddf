fxge 1
model "special_zeta.other_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_zeta = aten.special_zeta.other_scalar(self=%x, other=3) : f32[s77, s27]
  return %special_zeta as "special_zeta"
}
