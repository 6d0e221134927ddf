fxge 1
model "_softmax.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %_softmax = aten._softmax.default(self=%x, dim=-1, half_to_float=false) : f32[s77, s27]
  return %_softmax as "_softmax"
}
