fxge 1
model "new_ones.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %new_ones = aten.new_ones.default(self=%x, size=[3, 2]) : f32[3, 2]
  return %new_ones as "new_ones"
}
