fxge 1
model "deg2rad.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %deg2rad = aten.deg2rad.default(self=%x) : f32[s77, s27]
  return %deg2rad as "deg2rad"
}
