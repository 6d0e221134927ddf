fxge 1
model "real.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : c64[s77, s27]) {
  %real = aten.real.default(self=%x) : f32[s77, s27]{2*s27, 2}
  return %real as "real"
}
