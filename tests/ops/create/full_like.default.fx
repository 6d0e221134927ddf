fxge 1
model "full_like.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %full_like = aten.full_like.default(self=%x, fill_value=3) : f32[s77, s27]
  return %full_like as "full_like"
}
