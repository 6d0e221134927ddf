fxge 1
model "isreal.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %isreal = aten.isreal.default(self=%x) : bool[s77, s27]
  return %isreal as "isreal"
}
