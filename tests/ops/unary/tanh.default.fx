fxge 1
model "tanh.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %tanh = aten.tanh.default(self=%x) : f32[s77, s27]
  return %tanh as "tanh"
}
