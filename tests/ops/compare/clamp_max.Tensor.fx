fxge 1
model "clamp_max.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %clamp_max = aten.clamp_max.Tensor(self=%x, max=%y) : f32[s77, s17]
  return %clamp_max as "clamp_max"
}
