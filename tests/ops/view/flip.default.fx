fxge 1
model "flip.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %flip = aten.flip.default(self=%x, dims=[0, -1]) : f32[s77, s27]
  return %flip as "flip"
}
