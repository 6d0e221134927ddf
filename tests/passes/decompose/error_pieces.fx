# What does not fit the number of results; checks are held against a node whose results are known.
# passes: decompose
fxge 1
model "pieces" stage "functional"
graph "main"(%a : f32[3, 6], %b : f32[], %c : f32[4, 3], %d : f32[5]) {
  %y0, %y1, %y2, %y3 = my.pieces.default(a=%a, dim=1)
  %y4 = my.pieces.default(a=%b)
  %y5 = my.parts.default(a=%c, k=-1) : f32[4, 3]
  %y6 = my.positive.default(a=%d, n=0) : f32[5]
  return %y0, %y4, %y5, %y6
}
# ----
# error[FXGE-E0315]: my.pieces.default: 4 pieces of [3, 6]
#   node    %y0
#   note    in the formula of my.pieces.default, ops.yaml:82
#
# error[FXGE-E0315]: my.pieces.default: rank: expected a.rank > 0; a is f32[]
#   node    %y4
#   note    in the formula of my.pieces.default, ops.yaml:79
#
# error[FXGE-E0315]: my.positive.default: n: expected n > 0; n is 0
#   node    %y6
#   note    in the formula of my.positive.default, ops.yaml:87
#
# error[FXGE-E0315]: my.parts.default: -1 of f32[4, 3]'s last dim
#   node    %y5
#   note    while decompose
#           in the formula of my.parts.default, ops.yaml:51
#
