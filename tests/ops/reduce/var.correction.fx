fxge 1
model "var.correction.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %var = aten.var.correction(self=%x, dim=[-1]) : f32[s77]
  return %var as "var"
}
