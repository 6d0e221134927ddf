# The last view makes other positions than those of the keys.
# passes: fuse
# explain: shared_heads
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[1, 4, 5, 8], %k : f32[1, 2, 8, 8], %v : f32[1, 2, 8, 8]) {
  %k1 = aten.view.default(self=%k, size=[1, 2, 1, 8, 8])
  %k2 = aten.expand.default(self=%k1, size=[1, 2, 3, 8, 8])
  %k3 = aten.view.default(self=%k2, size=[1, 4, 12, 8])
  %v1 = aten.view.default(self=%v, size=[1, 2, 1, 8, 8])
  %v2 = aten.expand.default(self=%v1, size=[1, 2, 3, 8, 8])
  %v3 = aten.view.default(self=%v2, size=[1, 4, 12, 8])
  %max, %sum, %none, %y = ge.FlashAttentionScore(query=%q, key=%k3, value=%v3, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=0)
  return %y
}
# ----
# note[FXGE-N0560]: ge.FlashAttentionScore: rule shared_heads does not apply: %k is not expanded by repeated heads
#   node    %max
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %q : f32[1, 4, 5, 8],
#     %k : f32[1, 2, 8, 8],
#     %v : f32[1, 2, 8, 8]) {
#   %k1 = aten.view.default(self=%k, size=[1, 2, 1, 8, 8]) : f32[1, 2, 1, 8, 8]
#   %k2 = aten.expand.default(self=%k1, size=[1, 2, 3, 8, 8]) : f32[1, 2, 3, 8, 8]
#   %k3 = aten.view.default(self=%k2, size=[1, 4, 12, 8]) : f32[1, 4, 12, 8]
#   %v1 = aten.view.default(self=%v, size=[1, 2, 1, 8, 8]) : f32[1, 2, 1, 8, 8]
#   %v2 = aten.expand.default(self=%v1, size=[1, 2, 3, 8, 8]) : f32[1, 2, 3, 8, 8]
#   %v3 = aten.view.default(self=%v2, size=[1, 4, 12, 8]) : f32[1, 4, 12, 8]
#   %max, %sum, %none, %y = ge.FlashAttentionScore(query=%q, key=%k3, value=%v3, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=0) : f32[1, 4, 5, 8], f32[1, 4, 5, 8], f32[0, 0, 0, 0], f32[1, 4, 5, 8]
#   return %y
# }
