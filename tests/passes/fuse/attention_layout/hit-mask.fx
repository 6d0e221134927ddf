# With a mask, which has heads before positions in every layout.
# passes: fuse
# explain: attention_layout
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 9]
symbol s1 : int [2, 64]
graph main(%q : f32[s0, s1, 4, 8], %k : f32[s0, s1, 4, 8], %v : f32[s0, s1, 4, 8], %m : bool[s0, 4, s1, s1]) {
  %q1 = aten.permute.default(self=%q, dims=[0, 2, 1, 3])
  %k1 = aten.permute.default(self=%k, dims=[0, 2, 1, 3])
  %v1 = aten.permute.default(self=%v, dims=[0, 2, 1, 3])
  %max, %sum, %none, %y = ge.FlashAttentionScore(query=%q1, key=%k1, value=%v1, atten_mask=%m, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=2)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 9]
# symbol s1 : int [2, 64]
# graph "main"(
#     %q : f32[s0, s1, 4, 8],
#     %k : f32[s0, s1, 4, 8],
#     %v : f32[s0, s1, 4, 8],
#     %m : bool[s0, 4, s1, s1]) {
#   %max, %max_1, %max_2, %max_3 = ge.FlashAttentionScore(query=%q, key=%k, value=%v, atten_mask=%m, scale_value=0.5, head_num=4, input_layout="BSND", inner_precise=2) : f32[s0, 4, s1, 8], f32[s0, 4, s1, 8], f32[0, 0, 0, 0], f32[s0, s1, 4, 8]
#   %y = aten.permute.default(self=%max_3, dims=[0, 2, 1, 3]) : f32[s0, 4, s1, 8] name("max")
#   return %y
# }
