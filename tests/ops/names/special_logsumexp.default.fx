fxge 1
model "special_logsumexp.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_logsumexp = aten.special_logsumexp.default(self=%x, dim=[1]) : f32[s77]
  return %special_logsumexp as "special_logsumexp"
}
