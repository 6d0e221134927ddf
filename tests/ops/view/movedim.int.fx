fxge 1
model "movedim.int.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 2]) {
  %movedim = aten.movedim.int(self=%x, source=0, destination=-1) : f32[s27, 2, s77]{2, 1, 2*s27}
  return %movedim as "movedim"
}
