fxge 1
model "logcumsumexp.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %logcumsumexp = aten.logcumsumexp.default(self=%x, dim=1) : f32[s77, s27]
  return %logcumsumexp as "logcumsumexp"
}
