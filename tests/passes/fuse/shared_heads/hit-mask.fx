# With a mask.
# passes: fuse
# explain: shared_heads
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 9]
symbol s1 : int [2, 64]
graph main(%q : f32[s0, 4, s1, 8], %k : f32[s0, 2, s1, 8], %v : f32[s0, 2, s1, 8], %m : bool[s0, 1, s1, s1]) {
  %k1 = aten.view.default(self=%k, size=[s0, 2, 1, s1, 8])
  %k2 = aten.expand.default(self=%k1, size=[s0, 2, 2, s1, 8])
  %k3 = aten.view.default(self=%k2, size=[s0, 4, s1, 8])
  %v1 = aten.view.default(self=%v, size=[s0, 2, 1, s1, 8])
  %v2 = aten.expand.default(self=%v1, size=[s0, 2, 2, s1, 8])
  %v3 = aten.view.default(self=%v2, size=[s0, 4, s1, 8])
  %max, %sum, %none, %y = ge.FlashAttentionScore(query=%q, key=%k3, value=%v3, atten_mask=%m, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=2)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 9]
# symbol s1 : int [2, 64]
# graph "main"(
#     %q : f32[s0, 4, s1, 8],
#     %k : f32[s0, 2, s1, 8],
#     %v : f32[s0, 2, s1, 8],
#     %m : bool[s0, 1, s1, s1]) {
#   %max, %max_1, %max_2, %y = ge.FlashAttentionScore(query=%q, key=%k, value=%v, atten_mask=%m, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=2) : f32[s0, 4, s1, 8], f32[s0, 4, s1, 8], f32[0, 0, 0, 0], f32[s0, 4, s1, 8]
#   return %y
# }
