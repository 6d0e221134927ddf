# What a formula refuses is told of the node, with the row's line.
fxge 1
model "errors" stage "functional"
symbol s0 : int [2, 100]
graph "main"(%a : f32[s0, 3], %b : f32[3, s0], %c : f32[4, 5]) {
  %y0 = my.parts.default(a=%c, k=6)
  %y1 = my.branch.default(a=%a)
  %y2 = my.equal.default(a=%c, b=%a)
  %y3 = my.loop.default(a=%a, dims=[1, -1])
  %y4, %y5 = my.several.default(a=%a, dim=2)
  return %y0, %y1, %y2, %y3, %y4
}
