# Nothing is expanded.
# passes: fuse
# explain: matmul
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 64]
graph main(%a : f32[s0, 2, 8, 4], %b : f32[s0, 2, 4, 6]) {
  %e = aten.expand.default(self=%a, size=[s0, 2, 8, 4])
  %v = aten.view.default(self=%e, size=[2*s0, 8, 4])
  %f = aten.expand.default(self=%b, size=[s0, 2, 4, 6])
  %w = aten.view.default(self=%f, size=[2*s0, 4, 6])
  %m = aten.bmm.default(self=%v, mat2=%w)
  %y = aten.view.default(self=%m, size=[s0, 2, 8, 6])
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 64]
# graph "main"(
#     %a : f32[s0, 2, 8, 4],
#     %b : f32[s0, 2, 4, 6]) {
#   %y = aten.matmul.default(self=%a, other=%b) : f32[s0, 2, 8, 6]
#   return %y
# }
