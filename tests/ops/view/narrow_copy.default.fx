fxge 1
model "narrow_copy.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [3, 9223372036854775807]
guard "1 <= (-2) + L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77, s27]) {
  %narrow_copy = aten.narrow_copy.default(self=%x, dim=1, start=1, length=2) : f32[s77, 2]
  return %narrow_copy as "narrow_copy"
}
