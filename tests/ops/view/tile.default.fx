fxge 1
model "tile.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %tile = aten.tile.default(self=%x, dims=[2, 1, 2]) : f32[2, s77, 2*s27]
  return %tile as "tile"
}
