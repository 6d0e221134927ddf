# What does not fit the number of results; checks are held against a node whose results are known.
fxge 1
model "pieces" stage "functional"
graph "main"(%a : f32[3, 6], %b : f32[], %c : f32[4, 3], %d : f32[5]) {
  %y0, %y1, %y2, %y3 = my.pieces.default(a=%a, dim=1)
  %y4 = my.pieces.default(a=%b)
  %y5 = my.parts.default(a=%c, k=-1) : f32[4, 3]
  %y6 = my.positive.default(a=%d, n=0) : f32[5]
  return %y0, %y4, %y5, %y6
}
