fxge 1
model "clamp_min.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %clamp_min = aten.clamp_min.default(self=%x, min=0.5) : f32[s77, s27]
  return %clamp_min as "clamp_min"
}
