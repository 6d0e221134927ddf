# A row is repeated: that expansion stays.
# passes: fuse
# explain: matmul
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 64]
graph main(%a : f32[2, 3, 1, 4], %b : f32[2, 3, 4, 6]) {
  %e = aten.expand.default(self=%a, size=[2, 3, 8, 4])
  %v = aten.view.default(self=%e, size=[6, 8, 4])
  %f = aten.expand.default(self=%b, size=[2, 3, 4, 6])
  %w = aten.view.default(self=%f, size=[6, 4, 6])
  %m = aten.bmm.default(self=%v, mat2=%w)
  %y = aten.view.default(self=%m, size=[2, 3, 8, 6])
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 64]
# graph "main"(
#     %a : f32[2, 3, 1, 4],
#     %b : f32[2, 3, 4, 6]) {
#   %e = aten.expand.default(self=%a, size=[2, 3, 8, 4]) : f32[2, 3, 8, 4]
#   %y = aten.matmul.default(self=%e, other=%b) : f32[2, 3, 8, 6]
#   return %y
# }
