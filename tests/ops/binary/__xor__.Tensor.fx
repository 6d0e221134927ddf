fxge 1
model "__xor__.Tensor.same.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : i32[s17, s27],
    %y : i32[s17, s27]) {
  %xor = aten.__xor__.Tensor(self=%x, other=%y) : i32[s17, s27]
  return %xor as "xor"
}
