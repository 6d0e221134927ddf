fxge 1
model "exp2.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %exp2 = aten.exp2.default(self=%x) : f32[s77, s27]
  return %exp2 as "exp2"
}
