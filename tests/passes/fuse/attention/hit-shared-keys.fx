# Two queries over one key and value: the turned keys are one node for both.
# passes: fuse
# explain: attention
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[2, 4, 6, 8], %k : f32[2, 4, 6, 8], %v : f32[2, 4, 6, 8]) {
  %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2])
  %m = aten.matmul.default(self=%q, other=%t)
  %s = aten.mul.Scalar(self=%m, other=0.5)
  %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false)
  %y = aten.matmul.default(self=%p, other=%v)
  %m_1 = aten.matmul.default(self=%y, other=%t)
  %s_1 = aten.mul.Scalar(self=%m_1, other=0.5)
  %p_1 = aten._softmax.default(self=%s_1, dim=-1, half_to_float=false)
  %y_1 = aten.matmul.default(self=%p_1, other=%v)
  return %y_1
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %q : f32[2, 4, 6, 8],
#     %k : f32[2, 4, 6, 8],
#     %v : f32[2, 4, 6, 8]) {
#   %y_2, %y_3, %y_4, %y = ge.FlashAttentionScore(query=%q, key=%k, value=%v, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=0) : f32[2, 4, 6, 8], f32[2, 4, 6, 8], f32[0, 0, 0, 0], f32[2, 4, 6, 8] name("y")
#   %y_1_1, %y_1_2, %y_1_3, %y_1 = ge.FlashAttentionScore(query=%y, key=%k, value=%v, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=0) : f32[2, 4, 6, 8], f32[2, 4, 6, 8], f32[0, 0, 0, 0], f32[2, 4, 6, 8] name("y_1")
#   return %y_1
# }
