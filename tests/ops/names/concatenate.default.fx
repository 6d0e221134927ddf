fxge 1
model "concatenate.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, 2],
    %y : f32[s17, 3]) {
  %concatenate = aten.concatenate.default(tensors=[%x, %y], dim=1) : f32[s17, 5]
  return %concatenate as "concatenate"
}
