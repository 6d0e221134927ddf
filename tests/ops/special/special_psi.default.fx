fxge 1
model "special_psi.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_psi = aten.special_psi.default(self=%x) : f32[s77, s27]
  return %special_psi as "special_psi"
}
