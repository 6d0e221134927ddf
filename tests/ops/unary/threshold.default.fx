fxge 1
model "threshold.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %threshold = aten.threshold.default(self=%x, threshold=0.5, value=2.0) : f32[s77, s27]
  return %threshold as "threshold"
}
