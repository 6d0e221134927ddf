# What a formula refuses is told of the node, with the row's line.
# passes: decompose
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
# ----
# error[FXGE-E0315]: my.parts.default: 6 of f32[4, 5]'s last dim
#   node    %y0
#   note    in the formula of my.parts.default, ops.yaml:51
#
# error[FXGE-E0402]: my.branch.default: needs a constant size: s0 <= 3 is undecided
#   node    %y1
#   note    in the formula of my.branch.default, ops.yaml:62
#
# error[FXGE-E0315]: my.equal.default: the rows of a are the columns of b
#   node    %y2
#   note    in the formula of my.equal.default, ops.yaml:57
#
# error[FXGE-E0312]: my.loop.default: dim 1 is named twice
#   node    %y3
#   note    in the formula of my.loop.default, ops.yaml:27
#
# error[FXGE-E0311]: my.several.default: dim 2 of a tensor with 2 dims
#   node    %y4
#   note    in the formula of my.several.default, ops.yaml:43
#   hint    dims count from 0, or from -1 backwards
#
