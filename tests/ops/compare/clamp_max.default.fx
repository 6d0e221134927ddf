fxge 1
model "clamp_max.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %clamp_max = aten.clamp_max.default(self=%x, max=0.5) : f32[s77, s27]
  return %clamp_max as "clamp_max"
}
