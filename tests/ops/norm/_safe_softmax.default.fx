fxge 1
model "_safe_softmax.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %_safe_softmax = aten._safe_softmax.default(self=%x, dim=-1) : f32[s77, s27]
  return %_safe_softmax as "_safe_softmax"
}
