fxge 1
model "atleast_3d.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %atleast_3d = aten.atleast_3d.default(self=%x) : f32[s77, s27, 1]
  return %atleast_3d as "atleast_3d"
}
