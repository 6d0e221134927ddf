fxge 1
model "narrow.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [3, 9223372036854775807]
guard "1 <= (-2) + L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77, s27]) {
  %narrow = aten.narrow.default(self=%x, dim=1, start=1, length=2) : f32[s77, 2]{s27, 1}
  return %narrow as "narrow"
}
