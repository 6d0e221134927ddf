# Keys come with heads before positions.
# passes: fuse
# explain: attention_layout
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 9]
symbol s1 : int [2, 64]
graph main(%q : f32[s0, s1, 4, 8], %k : f32[s0, 4, s1, 8], %v : f32[s0, 4, s1, 8]) {
  %q1 = aten.permute.default(self=%q, dims=[0, 2, 1, 3])
  %max, %sum, %none, %y = ge.FlashAttentionScore(query=%q1, key=%k, value=%v, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=0)
  return %y
}
# ----
# note[FXGE-N0560]: ge.FlashAttentionScore: rule attention_layout does not apply: %k is an input of the graph, the rule expects aten.permute.default
#   node    %max
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 9]
# symbol s1 : int [2, 64]
# graph "main"(
#     %q : f32[s0, s1, 4, 8],
#     %k : f32[s0, 4, s1, 8],
#     %v : f32[s0, 4, s1, 8]) {
#   %q1 = aten.permute.default(self=%q, dims=[0, 2, 1, 3]) : f32[s0, 4, s1, 8]
#   %max, %sum, %none, %y = ge.FlashAttentionScore(query=%q1, key=%k, value=%v, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=0) : f32[s0, 4, s1, 8], f32[s0, 4, s1, 8], f32[0, 0, 0, 0], f32[s0, 4, s1, 8]
#   return %y
# }
