fxge 1
model "slice_scatter.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 6],
    %y : f32[s17, 2]) {
  %slice_scatter = aten.slice_scatter.default(self=%x, src=%y, dim=1, start=1, end=3) : f32[s77, 6]
  return %slice_scatter as "slice_scatter"
}
