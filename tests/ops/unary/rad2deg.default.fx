fxge 1
model "rad2deg.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %rad2deg = aten.rad2deg.default(self=%x) : f32[s77, s27]
  return %rad2deg as "rad2deg"
}
