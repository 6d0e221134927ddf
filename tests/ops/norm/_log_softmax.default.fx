fxge 1
model "_log_softmax.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %_log_softmax = aten._log_softmax.default(self=%x, dim=-1, half_to_float=false) : f32[s77, s27]
  return %_log_softmax as "_log_softmax"
}
