fxge 1
model "squeeze.dims.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[1, s27, 1]) {
  %squeeze = aten.squeeze.dims(self=%x, dim=[0, -1]) : f32[s27]
  return %squeeze as "squeeze"
}
