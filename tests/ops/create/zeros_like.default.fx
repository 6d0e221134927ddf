fxge 1
model "zeros_like.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %zeros_like = aten.zeros_like.default(self=%x) : f32[s77, s27]
  return %zeros_like as "zeros_like"
}
