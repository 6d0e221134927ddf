fxge 1
model "special_scaled_modified_bessel_k0.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_scaled_modified_bessel_k0 = aten.special_scaled_modified_bessel_k0.default(x=%x) : f32[s77, s27]
  return %special_scaled_modified_bessel_k0 as "special_scaled_modified_bessel_k0"
}
