fxge 1
model "scatter.src.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s68 : int [0, 9223372036854775807]
guard "L['y'].size()[0] <= L['x'].size()[0]" sym(s17 <= s77)
guard "L['y'].size()[0] <= L['z'].size()[0]" sym(s17 <= s68)
graph "main"(
    %x : f32[s77, s27],
    %y : i64[s17, 2],
    %z : f32[s68, 2]) {
  %scatter = aten.scatter.src(self=%x, dim=1, index=%y, src=%z) : f32[s77, s27]
  return %scatter as "scatter"
}
