fxge 1
model "linear.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77, s27],
    %y : f32[5, s27],
    %z : f32[5]) {
  %linear = aten.linear.default(input=%x, weight=%y, bias=%z) : f32[s77, 5]
  return %linear as "linear"
}
