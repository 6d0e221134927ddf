fxge 1
model "conv1d.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s53 : int [4, 9223372036854775807]
guard "L['x'].size()[2] >= 3" sym(1)
guard "((-2) + L['x'].size()[2]) != 1" sym(s53 != 3)
graph "main"(
    %x : f32[s77, 2, s53],
    %y : f32[3, 2, 3],
    %z : f32[3]) {
  %conv1d = aten.conv1d.default(input=%x, weight=%y, bias=%z) : f32[s77, 3, s53 - 2]
  return %conv1d as "conv1d"
}
