fxge 1
model "matrix_H.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : c64[s77, s27]) {
  %matrix_h = aten.matrix_H.default(self=%x) : c64[s27, s77]{1, s27}
  return %matrix_h as "matrix_h"
}
