fxge 1
model "bitwise_or.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : i32[s17, s27],
    %y : i32[s17, s27]) {
  %bitwise_or = aten.bitwise_or.Tensor(self=%x, other=%y) : i32[s17, s27]
  return %bitwise_or as "bitwise_or"
}
