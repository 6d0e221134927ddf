fxge 1
model "dist.p2.0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[1] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %dist = aten.dist.default(self=%x, other=%y, p=2.0) : f32[]
  return %dist as "dist"
}
