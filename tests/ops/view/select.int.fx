fxge 1
model "select.int.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %select = aten.select.int(self=%x, dim=0, index=1) : f32[s27]
  return %select as "select"
}
