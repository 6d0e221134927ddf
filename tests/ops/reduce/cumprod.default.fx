fxge 1
model "cumprod.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %cumprod = aten.cumprod.default(self=%x, dim=-1) : f32[s77, s27]
  return %cumprod as "cumprod"
}
