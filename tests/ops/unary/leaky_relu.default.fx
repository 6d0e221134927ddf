fxge 1
model "leaky_relu.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %leaky_relu = aten.leaky_relu.default(self=%x) : f32[s77, s27]
  return %leaky_relu as "leaky_relu"
}
