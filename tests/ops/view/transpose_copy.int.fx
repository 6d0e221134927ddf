fxge 1
model "transpose_copy.int.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 2]) {
  %transpose_copy = aten.transpose_copy.int(self=%x, dim0=0, dim1=2) : f32[2, s27, s77]
  return %transpose_copy as "transpose_copy"
}
