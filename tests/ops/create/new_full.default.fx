fxge 1
model "new_full.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %new_full = aten.new_full.default(self=%x, size=[3, 2], fill_value=3) : f32[3, 2]
  return %new_full as "new_full"
}
