fxge 1
model "index_select.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27],
    %y : i64[5]) {
  %index_select = aten.index_select.default(self=%x, dim=0, index=%y) : f32[5, s27]
  return %index_select as "index_select"
}
