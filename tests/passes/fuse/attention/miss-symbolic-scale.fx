# A scale that is known only when it runs.
# passes: fuse
# explain: attention
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 9]
symbol s1 : int [2, 64]
graph main(%q : f32[s0, 4, s1, 8], %k : f32[s0, 4, s1, 8], %v : f32[s0, 4, s1, 8]) {
  %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2])
  %m = aten.matmul.default(self=%q, other=%t)
  %s = aten.mul.Scalar(self=%m, other=sym(s1 / 3.0))
  %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false)
  %y = aten.matmul.default(self=%p, other=%v)
  return %y
}
# ----
# note[FXGE-N0560]: aten.matmul.default: rule attention does not apply: the scores are not scaled by a constant number
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 9]
# symbol s1 : int [2, 64]
# graph "main"(
#     %q : f32[s0, 4, s1, 8],
#     %k : f32[s0, 4, s1, 8],
#     %v : f32[s0, 4, s1, 8]) {
#   %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2]) : f32[s0, 4, 8, s1]
#   %m = aten.matmul.default(self=%q, other=%t) : f32[s0, 4, s1, s1]
#   %s = aten.mul.Scalar(self=%m, other=sym(FloatTrueDiv(s1, 3.0))) : f32[s0, 4, s1, s1]
#   %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false) : f32[s0, 4, s1, s1]
#   %y = aten.matmul.default(self=%p, other=%v) : f32[s0, 4, s1, 8]
#   return %y
# }
