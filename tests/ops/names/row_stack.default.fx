fxge 1
model "row_stack.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f32[s77],
    %y : f32[s17, s77]) {
  %row_stack = aten.row_stack.default(tensors=[%x, %y]) : f32[s17 + 1, s77]
  return %row_stack as "row_stack"
}
