fxge 1
model "cdist.p2.0.dynamic" stage "import"
symbol s27 : int [0, 25]
symbol s17 : int [0, 25]
guard "L['x'].size()[1] <= 25" sym(1)
guard "L['y'].size()[0] <= 25" sym(1)
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %cdist = aten.cdist.default(x1=%x, x2=%y) : f32[2, s27, s17]
  return %cdist as "cdist"
}
