fxge 1
model "amin.all.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %amin = aten.amin.default(self=%x) : f32[]
  return %amin as "amin"
}
