fxge 1
model "special_bessel_j0.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_bessel_j0 = aten.special_bessel_j0.default(self=%x) : f32[s77, s27]
  return %special_bessel_j0 as "special_bessel_j0"
}
