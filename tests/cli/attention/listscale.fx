fxge 1
model "a" stage "ge"
graph "main"(%q : f16[2, 2, 1, 8], %k : i8[1, 3, 1, 8], %k2 : i8[1, 900, 1, 8], %s : f32[2, 3]) {
  %o, %l = ge.FusedInferAttentionScore(query=%q, key=[%k,%k2], value=[%k,%k2], key_antiquant_scale=%s, value_antiquant_scale=%s, key_antiquant_mode=1, value_antiquant_mode=1, num_heads=1, input_layout="BSND", num_key_value_heads=1, inner_precise=0) : f16[2, 2, 1, 8], f32[0]
  return %o as "o"
}
