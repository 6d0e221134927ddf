fxge 1
model "cumulative_trapezoid.dx.plain.dynamic" stage "import"
symbol s77 : int [3, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "((-1) + L['x'].size()[0]) != 1" sym(s77 != 2)
guard "((-1) + L['x'].size()[0])*((-1) + L['x'].size()[0]) >= 2" sym(2*s77 + 1 <= s77*s77)
graph "main"(
    %x : f32[s77, s27]) {
  %cumulative_trapezoid = aten.cumulative_trapezoid.dx(y=%x, dx=0.5, dim=0) : f32[s77 - 1, s27]
  return %cumulative_trapezoid as "cumulative_trapezoid"
}
