fxge 1
model "atleast_1d.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %atleast_1d = aten.atleast_1d.default(self=%x) : f32[s77, s27]
  return %atleast_1d as "atleast_1d"
}
