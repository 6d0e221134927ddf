fxge 1
model "relu6.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %relu6 = aten.relu6.default(self=%x) : f32[s77, s27]
  return %relu6 as "relu6"
}
