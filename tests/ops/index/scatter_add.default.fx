fxge 1
model "scatter_add.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
symbol s68 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
guard "L['y'].size()[1] <= L['x'].size()[1]" sym(s94 <= s27)
guard "L['y'].size()[0] <= L['z'].size()[0]" sym(s17 <= s68)
guard "L['y'].size()[1] <= L['z'].size()[1]" sym(s94 <= s32)
graph "main"(
    %x : f32[s77, s27],
    %y : i64[s17, s94],
    %z : f32[s68, s32]) {
  %scatter_add = aten.scatter_add.default(self=%x, dim=0, index=%y, src=%z) : f32[s77, s27]
  return %scatter_add as "scatter_add"
}
