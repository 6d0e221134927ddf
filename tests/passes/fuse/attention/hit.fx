# Without a mask.
# passes: fuse
# explain: attention
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 9]
symbol s1 : int [2, 64]
graph main(%q : f32[s0, 4, s1, 8], %k : f32[s0, 4, s1, 8], %v : f32[s0, 4, s1, 8]) {
  %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2])
  %m = aten.matmul.default(self=%q, other=%t)
  %s = aten.mul.Scalar(self=%m, other=0.5)
  %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false)
  %y = aten.matmul.default(self=%p, other=%v)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 9]
# symbol s1 : int [2, 64]
# graph "main"(
#     %q : f32[s0, 4, s1, 8],
#     %k : f32[s0, 4, s1, 8],
#     %v : f32[s0, 4, s1, 8]) {
#   %y_1, %y_2, %y_3, %y = ge.FlashAttentionScore(query=%q, key=%k, value=%v, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=0) : f32[s0, 4, s1, 8], f32[s0, 4, s1, 8], f32[0, 0, 0, 0], f32[s0, 4, s1, 8] name("y")
#   return %y
# }
