# Views to the same shape go, and permutations that cancel; others stay as they are.
# passes: canonicalise
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 9]
graph main(%x : f32[s0, 3, 4]) {
  %same = aten.view.default(self=%x, size=[s0, -1, 4])
  %grown = aten.expand.default(self=%same, size=[-1, 3, 4])
  %stays = aten.permute.default(self=%grown, dims=[0, 1, -1])
  %a = aten.permute.default(self=%stays, dims=[2, 0, 1])
  %b = aten.permute.default(self=%a, dims=[1, -1, 0])
  %c = aten.permute.default(self=%a, dims=[2, 1, 0])
  %d = aten.relu.default(self=%b)
  %e = aten.view.default(self=%x, size=[s0, 4, 3])
  return %c, %d, %e
}
# ----
# fxge 1
# model "m" stage "decomposed"
# symbol s0 : int [2, 9]
# graph "main"(
#     %x : f32[s0, 3, 4]) {
#   %a = aten.permute.default(self=%x, dims=[2, 0, 1]) : f32[4, s0, 3]
#   %c = aten.permute.default(self=%a, dims=[2, 1, 0]) : f32[3, s0, 4]
#   %d = aten.relu.default(self=%x) : f32[s0, 3, 4]
#   %e = aten.view.default(self=%x, size=[s0, 4, 3]) : f32[s0, 4, 3]
#   return %c, %d, %e
# }
