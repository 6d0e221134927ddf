fxge 1
model "logical_xor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %logical_xor = aten.logical_xor.default(self=%x, other=%y) : bool[s17, s27]
  return %logical_xor as "logical_xor"
}
