fxge 1
model "__or__.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : i32[s17, s27],
    %y : i32[s17, s27]) {
  %or_1 = aten.__or__.Tensor(self=%x, other=%y) : i32[s17, s27]
  return %or_1 as "or_1"
}
