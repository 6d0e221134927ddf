fxge 1
model "diagflat.of_0.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, s27]) {
  %diagflat = aten.diagflat.default(self=%x) : f32[2*s27, 2*s27]
  return %diagflat as "diagflat"
}
