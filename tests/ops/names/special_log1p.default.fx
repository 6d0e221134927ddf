fxge 1
model "special_log1p.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_log1p = aten.special_log1p.default(self=%x) : f32[s77, s27]
  return %special_log1p as "special_log1p"
}
