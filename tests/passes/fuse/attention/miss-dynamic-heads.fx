# The number of heads is not known.
# passes: fuse
# explain: attention
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 9]
graph main(%q : f32[1, s0, 2, 8], %k : f32[1, s0, 2, 8], %v : f32[1, s0, 2, 8]) {
  %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2])
  %m = aten.matmul.default(self=%q, other=%t)
  %s = aten.mul.Scalar(self=%m, other=0.5)
  %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false)
  %y = aten.matmul.default(self=%p, other=%v)
  return %y
}
# ----
# note[FXGE-N0560]: aten.matmul.default: rule attention does not apply: the number of heads is not constant
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 9]
# graph "main"(
#     %q : f32[1, s0, 2, 8],
#     %k : f32[1, s0, 2, 8],
#     %v : f32[1, s0, 2, 8]) {
#   %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2]) : f32[1, s0, 8, 2]
#   %m = aten.matmul.default(self=%q, other=%t) : f32[1, s0, 2, 2]
#   %s = aten.mul.Scalar(self=%m, other=0.5) : f32[1, s0, 2, 2]
#   %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false) : f32[1, s0, 2, 2]
#   %y = aten.matmul.default(self=%p, other=%v) : f32[1, s0, 2, 8]
#   return %y
# }
