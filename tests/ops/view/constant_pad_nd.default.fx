fxge 1
model "constant_pad_nd.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %constant_pad_nd = aten.constant_pad_nd.default(self=%x, pad=[1, 2]) : f32[s77, s27 + 3]
  return %constant_pad_nd as "constant_pad_nd"
}
