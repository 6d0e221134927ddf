fxge 1
model "a" stage "ge"
graph "main"(%q : f16[2, 2, 1, 8], %k : f16[1, 9, 1, 8], %k2 : i8[1, 9, 1, 8]) {
  %o, %l = ge.FusedInferAttentionScore(query=%q, key=[%k,%k2], value=[%k,%k2], num_heads=1, input_layout="BSND", num_key_value_heads=1, inner_precise=0) : f16[2, 2, 1, 8], f32[0]
  return %o as "o"
}
