fxge 1
model "view_as_real.complex.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : c64[s77, s27]) {
  %view_as_real = aten.view_as_real.default(self=%x) : f32[s77, s27, 2]
  return %view_as_real as "view_as_real"
}
