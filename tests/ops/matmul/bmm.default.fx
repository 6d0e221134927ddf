fxge 1
model "bmm.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s48 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, s27, 5],
    %y : f32[2, 5, s48]) {
  %bmm = aten.bmm.default(self=%x, mat2=%y) : f32[2, s27, s48]
  return %bmm as "bmm"
}
