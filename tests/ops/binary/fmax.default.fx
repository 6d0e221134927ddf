fxge 1
model "fmax.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %fmax = aten.fmax.default(self=%x, other=%y) : f32[s77, s17]
  return %fmax as "fmax"
}
