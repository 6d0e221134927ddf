fxge 1
model "hstack.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s94 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s94]) {
  %hstack = aten.hstack.default(tensors=[%x, %y]) : f32[s17, s27 + s94]
  return %hstack as "hstack"
}
