fxge 1
model "baddbmm.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1] and L['x'].size()[2] == L['z'].size()[2]" sym(1)
graph "main"(
    %x : f32[2, s27, s53],
    %y : f32[2, s27, 5],
    %z : f32[2, 5, s53]) {
  %baddbmm = aten.baddbmm.default(self=%x, batch1=%y, batch2=%z) : f32[2, s27, s53]
  return %baddbmm as "baddbmm"
}
