fxge 1
model "sign.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %sign = aten.sign.default(self=%x) : f32[s77, s27]
  return %sign as "sign"
}
