fxge 1
model "i0.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %i0 = aten.i0.default(self=%x) : f32[s77, s27]
  return %i0 as "i0"
}
