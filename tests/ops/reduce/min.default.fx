fxge 1
model "min.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %min_1 = aten.min.default(self=%x) : f32[]
  return %min_1 as "min_1"
}
