fxge 1
model "diag.of_0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77]) {
  %diag = aten.diag.default(self=%x) : f32[s77, s77]
  return %diag as "diag"
}
