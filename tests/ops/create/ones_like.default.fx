fxge 1
model "ones_like.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %ones_like = aten.ones_like.default(self=%x) : f32[s77, s27]
  return %ones_like as "ones_like"
}
