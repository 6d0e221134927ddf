fxge 1
model "unflatten.int.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 6]) {
  %unflatten = aten.unflatten.int(self=%x, dim=1, sizes=[2, -1]) : f32[s77, 2, 3]
  return %unflatten as "unflatten"
}
