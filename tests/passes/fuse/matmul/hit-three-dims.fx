# One matrix for all batches of three dims: the views that do nothing are gone by then.
# passes: fuse
# explain: matmul
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 64]
graph main(%a : f32[s0, 8, 4], %b : f32[4, 6]) {
  %w = aten.expand.default(self=%b, size=[s0, 4, 6])
  %y = aten.bmm.default(self=%a, mat2=%w)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 64]
# graph "main"(
#     %a : f32[s0, 8, 4],
#     %b : f32[4, 6]) {
#   %y = aten.matmul.default(self=%a, other=%b) : f32[s0, 8, 6]
#   return %y
# }
