fxge 1
model "subtract.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %subtract = aten.subtract.Tensor(self=%x, other=%y) : f32[s77, s17]
  return %subtract as "subtract"
}
