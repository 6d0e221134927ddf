fxge 1
model "max.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %max_1 = aten.max.default(self=%x) : f32[]
  return %max_1 as "max_1"
}
