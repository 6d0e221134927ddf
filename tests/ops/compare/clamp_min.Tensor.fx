fxge 1
model "clamp_min.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %clamp_min = aten.clamp_min.Tensor(self=%x, min=%y) : f32[s77, s17]
  return %clamp_min as "clamp_min"
}
