fxge 1
model "true_divide.Tensor.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27]) {
  %true_divide = aten.true_divide.Tensor(self=%x, other=%y) : f32[s17, s27]
  return %true_divide as "true_divide"
}
