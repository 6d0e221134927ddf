fxge 1
model "a" stage "ge"
graph "main"(%q : f16[1, 2, 1, 8], %k : f16[1, 90, 1, 8], %m : bool[1, 2, 2], %b : f16[1, 1, 2, 1]) {
  %o, %l = ge.FusedInferAttentionScore(query=%q, key=[%k], value=[%k], atten_mask=%m, pse_shift=%b, sparse_mode=9, num_heads=1, input_layout="BSND", num_key_value_heads=1, inner_precise=0) : f16[1, 2, 1, 8], f32[0]
  return %o as "o"
}
