# As many results as the node has.
# passes: decompose
fxge 1
model "pieces" stage "functional"
symbol s0 : int [2, 100]
graph "main"(%a : f32[s0, 6]) {
  %y0, %y1, %y2 = my.pieces.default(a=%a, dim=1)
  %y3 = my.pieces.default(a=%a)
  return %y0, %y1, %y2, %y3
}
# ----
# fxge 1
# model "pieces" stage "decomposed"
# symbol s0 : int [2, 100]
# graph "main"(
#     %a : f32[s0, 6]) {
#   %y0, %y1, %y2 = aten.split_with_sizes.default(self=%a, split_sizes=[2, 2, 2], dim=1) : f32[s0, 2], f32[s0, 2], f32[s0, 2]
#   %y3 = aten.view.default(self=%a, size=[s0, 6]) : f32[s0, 6]
#   return %y0, %y1, %y2, %y3
# }
