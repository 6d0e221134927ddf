fxge 1
model "special_modified_bessel_k1.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_modified_bessel_k1 = aten.special_modified_bessel_k1.default(self=%x) : f32[s77, s27]
  return %special_modified_bessel_k1 as "special_modified_bessel_k1"
}
