fxge 1
model "numpy_T.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %numpy_t = aten.numpy_T.default(self=%x) : f32[s27, s77]{1, s27}
  return %numpy_t as "numpy_t"
}
