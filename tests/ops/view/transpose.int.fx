fxge 1
model "transpose.int.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %transpose = aten.transpose.int(self=%x, dim0=0, dim1=-1) : f32[s27, s77]{1, s27}
  return %transpose as "transpose"
}
