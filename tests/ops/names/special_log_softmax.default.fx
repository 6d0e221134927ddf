fxge 1
model "special_log_softmax.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_log_softmax = aten.special_log_softmax.default(self=%x, dim=-1) : f32[s77, s27]
  return %special_log_softmax as "special_log_softmax"
}
