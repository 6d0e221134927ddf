fxge 1
model "fill.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27],
    %y : f32[]) {
  %fill = aten.fill.Tensor(self=%x, value=%y) : f32[s77, s27]
  return %fill as "fill"
}
