fxge 1
model "a" stage "ge"
graph "main"(%q : f16[2, 2, 3, 8], %k0 : f16[1, 2, 50, 8], %k1 : f16[1, 2, 2, 8], %v0 : f16[1, 2, 50, 8], %v1 : f16[1, 2, 2, 8]) {
  %o, %l = ge.FusedInferAttentionScore(query=%q, key=[%k0, %k1], value=[%v0, %v1], num_heads=2, input_layout="BNSD", num_key_value_heads=2, inner_precise=0) : f16[2, 2, 3, 8], f32[0]
  return %o as "o"
}
