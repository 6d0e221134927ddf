fxge 1
model "linalg_cross.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, 3],
    %y : f32[s17, 3]) {
  %linalg_cross = aten.linalg_cross.default(self=%x, other=%y) : f32[s17, 3]
  return %linalg_cross as "linalg_cross"
}
