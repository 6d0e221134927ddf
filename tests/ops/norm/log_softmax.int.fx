fxge 1
model "log_softmax.int.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %log_softmax = aten.log_softmax.int(self=%x, dim=-1) : f32[s77, s27]
  return %log_softmax as "log_softmax"
}
