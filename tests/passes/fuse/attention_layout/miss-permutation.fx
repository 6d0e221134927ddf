# Another permutation.
# passes: fuse
# explain: attention_layout
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 9]
symbol s1 : int [2, 64]
graph main(%q : f32[s1, s0, 4, 8], %k : f32[s1, s0, 4, 8], %v : f32[s1, s0, 4, 8]) {
  %q1 = aten.permute.default(self=%q, dims=[1, 2, 0, 3])
  %k1 = aten.permute.default(self=%k, dims=[1, 2, 0, 3])
  %v1 = aten.permute.default(self=%v, dims=[1, 2, 0, 3])
  %max, %sum, %none, %y = ge.FlashAttentionScore(query=%q1, key=%k1, value=%v1, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=0)
  return %y
}
# ----
# note[FXGE-N0560]: ge.FlashAttentionScore: rule attention_layout does not apply: argument 'dims' of %q1 (aten.permute.default) is not what the rule expects
#   node    %max
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 9]
# symbol s1 : int [2, 64]
# graph "main"(
#     %q : f32[s1, s0, 4, 8],
#     %k : f32[s1, s0, 4, 8],
#     %v : f32[s1, s0, 4, 8]) {
#   %q1 = aten.permute.default(self=%q, dims=[1, 2, 0, 3]) : f32[s0, 4, s1, 8]
#   %k1 = aten.permute.default(self=%k, dims=[1, 2, 0, 3]) : f32[s0, 4, s1, 8]
#   %v1 = aten.permute.default(self=%v, dims=[1, 2, 0, 3]) : f32[s0, 4, s1, 8]
#   %max, %sum, %none, %y = ge.FlashAttentionScore(query=%q1, key=%k1, value=%v1, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=0) : f32[s0, 4, s1, 8], f32[s0, 4, s1, 8], f32[0, 0, 0, 0], f32[s0, 4, s1, 8]
#   return %y
# }
