fxge 1
model "glu.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 6]) {
  %glu = aten.glu.default(self=%x) : f32[s77, 3]
  return %glu as "glu"
}
