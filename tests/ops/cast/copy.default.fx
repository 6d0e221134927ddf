fxge 1
model "copy.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == 1 or L['x'].size()[1] == L['y'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77, s17],
    %y : i64[s17]) {
  %copy = aten.copy.default(self=%x, src=%y) : f32[s77, s17]
  return %copy as "copy"
}
