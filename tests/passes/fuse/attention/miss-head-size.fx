# Heads larger than the kernel takes.
# passes: fuse
# explain: attention
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[1, 1, 2, 520], %k : f32[1, 1, 2, 520], %v : f32[1, 1, 2, 520]) {
  %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2])
  %m = aten.matmul.default(self=%q, other=%t)
  %s = aten.mul.Scalar(self=%m, other=0.5)
  %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false)
  %y = aten.matmul.default(self=%p, other=%v)
  return %y
}
# ----
# note[FXGE-N0560]: aten.matmul.default: rule attention does not apply: heads of 520 elements, at most 512 are supported
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %q : f32[1, 1, 2, 520],
#     %k : f32[1, 1, 2, 520],
#     %v : f32[1, 1, 2, 520]) {
#   %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2]) : f32[1, 1, 520, 2]
#   %m = aten.matmul.default(self=%q, other=%t) : f32[1, 1, 2, 2]
#   %s = aten.mul.Scalar(self=%m, other=0.5) : f32[1, 1, 2, 2]
#   %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false) : f32[1, 1, 2, 2]
#   %y = aten.matmul.default(self=%p, other=%v) : f32[1, 1, 2, 520]
#   return %y
# }
