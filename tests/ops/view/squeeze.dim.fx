fxge 1
model "squeeze.dim.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 1, s53]) {
  %squeeze = aten.squeeze.dim(self=%x, dim=1) : f32[s77, s53]
  return %squeeze as "squeeze"
}
