fxge 1
model "prelu.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 3, s53],
    %y : f32[3]) {
  %prelu = aten.prelu.default(self=%x, weight=%y) : f32[s77, 3, s53]
  return %prelu as "prelu"
}
