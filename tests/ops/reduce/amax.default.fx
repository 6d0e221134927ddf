fxge 1
model "amax.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %amax = aten.amax.default(self=%x) : f32[]
  return %amax as "amax"
}
