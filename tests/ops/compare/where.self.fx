fxge 1
model "where.self.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['z'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['z'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : bool[s17, s27],
    %y : f32[s17, s27],
    %z : f32[s17, s27]) {
  %where = aten.where.self(condition=%x, self=%y, other=%z) : f32[s17, s27]
  return %where as "where"
}
