fxge 1
model "view_as_complex.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 2]) {
  %view_as_complex = aten.view_as_complex.default(self=%x) : c64[s77, s27]
  return %view_as_complex as "view_as_complex"
}
