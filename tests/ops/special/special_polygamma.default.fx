fxge 1
model "special_polygamma.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_polygamma = aten.special_polygamma.default(n=0, self=%x) : f32[s77, s27]
  return %special_polygamma as "special_polygamma"
}
