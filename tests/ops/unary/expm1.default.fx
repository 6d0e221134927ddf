fxge 1
model "expm1.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %expm1 = aten.expm1.default(self=%x) : f32[s77, s27]
  return %expm1 as "expm1"
}
