fxge 1
model "__rshift__.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : i32[s77, s17],
    %y : i32[s17]) {
  %rshift = aten.__rshift__.Tensor(self=%x, other=%y) : i32[s77, s17]
  return %rshift as "rshift"
}
