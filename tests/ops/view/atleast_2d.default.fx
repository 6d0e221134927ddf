fxge 1
model "atleast_2d.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %atleast_2d = aten.atleast_2d.default(self=%x) : f32[s77, s27]
  return %atleast_2d as "atleast_2d"
}
