fxge 1
model "cumsum.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %cumsum = aten.cumsum.default(self=%x, dim=-1) : f32[s77, s27]
  return %cumsum as "cumsum"
}
