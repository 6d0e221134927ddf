fxge 1
model "mm.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 5],
    %y : f32[5, s94]) {
  %mm = aten.mm.default(self=%x, mat2=%y) : f32[s77, s94]
  return %mm as "mm"
}
