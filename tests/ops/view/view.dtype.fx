fxge 1
model "case" stage "import"
symbol s77 : int [2, 9223372036854775807]
symbol s27 : int [2, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %view = aten.view.dtype(self=%x, dtype=i16) : i16[s77, 2*s27]
  return %view as "view"
}
