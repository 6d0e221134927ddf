# Heads are put before the positions, and back.
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 9]
symbol s1 : int [2, 64]
graph main(%q : f32[s0, s1, 4, 8], %k : f32[s0, s1, 4, 8], %v : f32[s0, s1, 4, 8]) {
  %q1 = aten.permute.default(self=%q, dims=[0, 2, 1, 3])
  %k1 = aten.permute.default(self=%k, dims=[0, 2, 1, 3])
  %v1 = aten.permute.default(self=%v, dims=[0, 2, 1, 3])
  %max, %sum, %none, %y = ge.FlashAttentionScore(query=%q1, key=%k1, value=%v1, scale_value=0.5, head_num=4, input_layout="BNSD", inner_precise=0)
  %z = aten.permute.default(self=%y, dims=[0, 2, 1, 3])
  return %z
}
