fxge 1
model "masked_fill.Scalar.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27],
    %y : bool[s17, s27]) {
  %masked_fill = aten.masked_fill.Scalar(self=%x, mask=%y, value=2) : f32[s17, s27]
  return %masked_fill as "masked_fill"
}
