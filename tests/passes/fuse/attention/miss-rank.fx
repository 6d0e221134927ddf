# Two dims of batches.
# passes: fuse
# explain: attention
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[2, 2, 4, 6, 8], %k : f32[2, 2, 4, 6, 8], %v : f32[2, 2, 4, 6, 8]) {
  %t = aten.permute.default(self=%k, dims=[0, 1, 2, 4, 3])
  %m = aten.matmul.default(self=%q, other=%t)
  %s = aten.mul.Scalar(self=%m, other=0.5)
  %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false)
  %y = aten.matmul.default(self=%p, other=%v)
  return %y
}
# ----
# note[FXGE-N0560]: aten.matmul.default: rule attention does not apply: argument 'dims' of %t (aten.permute.default) is not what the rule expects
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %q : f32[2, 2, 4, 6, 8],
#     %k : f32[2, 2, 4, 6, 8],
#     %v : f32[2, 2, 4, 6, 8]) {
#   %t = aten.permute.default(self=%k, dims=[0, 1, 2, 4, 3]) : f32[2, 2, 4, 8, 6]
#   %m = aten.matmul.default(self=%q, other=%t) : f32[2, 2, 4, 6, 6]
#   %s = aten.mul.Scalar(self=%m, other=0.5) : f32[2, 2, 4, 6, 6]
#   %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false) : f32[2, 2, 4, 6, 6]
#   %y = aten.matmul.default(self=%p, other=%v) : f32[2, 2, 4, 6, 8]
#   return %y
# }
