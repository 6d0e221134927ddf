fxge 1
model "cumulative_trapezoid.x.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [3, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
guard "((-1) + L['y'].size()[0]) != 1" sym(1)
guard "(-1) + L['y'].size()[0] >= 2" sym(1)
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.x(y=%x, x=%y) : f32[s77, s17 - 1]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}
