fxge 1
model "expand_as.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == 1 or L['y'].size()[1] == L['x'].size()[0]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77],
    %y : f32[s17, s77]) {
  %expand_as = aten.expand_as.default(self=%x, other=%y) : f32[s17, s77]{0, 1}
  return %expand_as as "expand_as"
}
