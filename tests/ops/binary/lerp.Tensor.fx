fxge 1
model "lerp.Tensor.plain.dynamic" stage "import"
symbol s68 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
guard "L['z'].size()[1] == L['y'].size()[0]" sym(1)
guard "L['z'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f32[s68, s17],
    %y : f32[s17],
    %z : f32[s68, s17]) {
  %lerp = aten.lerp.Tensor(self=%x, end=%y, weight=%z) : f32[s68, s17]
  return %lerp as "lerp"
}
