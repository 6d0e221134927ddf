fxge 1
model "a" stage "ge"
graph "main"(%q : f16[1, 6, 1, 8], %k : f16[1, 40, 1, 8], %v : f16[1, 40, 1, 8], %m : bool[1, 1, 1]) {
  %o, %l = ge.FusedInferAttentionScore(query=%q, key=[%k], value=[%v], atten_mask=%m, sparse_mode=9, num_heads=1, input_layout="BSND", num_key_value_heads=1, inner_precise=0) : f16[1, 6, 1, 8], f32[0]
  return %o as "o"
}
