fxge 1
model "concat.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77, s27],
    %y : f32[2, s27]) {
  %concat = aten.concat.default(tensors=[%x, %y]) : f32[s77 + 2, s27]
  return %concat as "concat"
}
