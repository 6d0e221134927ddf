fxge 1
model "cross.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, 3],
    %y : f32[s17, 3]) {
  %cross = aten.cross.default(self=%x, other=%y, dim=-1) : f32[s17, 3]
  return %cross as "cross"
}
