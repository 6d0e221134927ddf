fxge 1
model "bitwise_right_shift.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : i32[s77, s17],
    %y : i32[s17]) {
  %bitwise_right_shift = aten.bitwise_right_shift.Tensor(self=%x, other=%y) : i32[s77, s17]
  return %bitwise_right_shift as "bitwise_right_shift"
}
