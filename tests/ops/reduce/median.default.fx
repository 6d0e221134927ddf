fxge 1
model "median.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %median = aten.median.default(self=%x) : f32[]
  return %median as "median"
}
