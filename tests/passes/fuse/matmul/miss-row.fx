# The matrix itself is expanded.
# passes: fuse
# explain: matmul
fxge 1 model "m" stage "decomposed"
graph main(%a : f32[2, 8, 4], %b : f32[1, 6]) {
  %w = aten.expand.default(self=%b, size=[2, 4, 6])
  %y = aten.bmm.default(self=%a, mat2=%w)
  return %y
}
# ----
# note[FXGE-N0560]: aten.bmm.default: rule matmul does not apply: a factor is expanded in its last two dims
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %a : f32[2, 8, 4],
#     %b : f32[1, 6]) {
#   %w = aten.expand.default(self=%b, size=[2, 4, 6]) : f32[2, 4, 6]
#   %y = aten.bmm.default(self=%a, mat2=%w) : f32[2, 8, 6]
#   return %y
# }
