# As many results as the node has.
fxge 1
model "pieces" stage "functional"
symbol s0 : int [2, 100]
graph "main"(%a : f32[s0, 6]) {
  %y0, %y1, %y2 = my.pieces.default(a=%a, dim=1)
  %y3 = my.pieces.default(a=%a)
  return %y0, %y1, %y2, %y3
}
