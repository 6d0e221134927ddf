fxge 1
model "select_scatter.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27],
    %y : f32[s17]) {
  %select_scatter = aten.select_scatter.default(self=%x, src=%y, dim=0, index=1) : f32[s77, s27]
  return %select_scatter as "select_scatter"
}
