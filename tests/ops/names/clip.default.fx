fxge 1
model "clip.both.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %clip = aten.clip.default(self=%x, min=-1, max=2) : f32[s77, s27]
  return %clip as "clip"
}
