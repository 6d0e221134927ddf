# One head of keys for all queries; shorter values.
# passes: fuse
# explain: attention
fxge 1 model "m" stage "decomposed"
graph main(%q : f16[2, 4, 6, 8], %k : f16[2, 1, 5, 8], %v : f16[2, 1, 5, 4]) {
  %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2])
  %m = aten.matmul.default(self=%q, other=%t)
  %w = aten._to_copy.default(self=%m, dtype=f32)
  %s = aten.mul.Scalar(self=%w, other=0.5)
  %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false)
  %n = aten._to_copy.default(self=%p, dtype=f16)
  %y = aten.matmul.default(self=%n, other=%v)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %q : f16[2, 4, 6, 8],
#     %k : f16[2, 1, 5, 8],
#     %v : f16[2, 1, 5, 4]) {
#   %y_1, %y_2, %y_3, %y = ge.FlashAttentionScore(query=%q, key=%k, value=%v, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=0) : f32[2, 4, 6, 8], f32[2, 4, 6, 8], f16[0, 0, 0, 0], f16[2, 4, 6, 4] name("y")
#   return %y
# }
