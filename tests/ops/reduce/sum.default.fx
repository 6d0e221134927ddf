fxge 1
model "sum.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %sum_1 = aten.sum.default(self=%x) : f32[]
  return %sum_1 as "sum_1"
}
