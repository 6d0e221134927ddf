fxge 1
model "logsumexp.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %logsumexp = aten.logsumexp.default(self=%x, dim=[-1]) : f32[s77]
  return %logsumexp as "logsumexp"
}
