fxge 1
model "clamp.both.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %clamp = aten.clamp.default(self=%x, min=-1, max=2) : f32[s77, s27]
  return %clamp as "clamp"
}
