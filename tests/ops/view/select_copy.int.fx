fxge 1
model "select_copy.int.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %select_copy = aten.select_copy.int(self=%x, dim=1, index=-1) : f32[s77]
  return %select_copy as "select_copy"
}
