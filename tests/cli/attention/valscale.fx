fxge 1
model "a" stage "ge"
graph "main"(%q : f16[2, 2, 1, 8], %k : i8[2, 9, 1, 8], %v : i8[2, 9, 1, 16], %s : f32[16]) {
  %o, %l = ge.FusedInferAttentionScore(query=%q, key=[%k], value=[%v], antiquant_scale=%s, num_heads=1, input_layout="BSND", num_key_value_heads=1, inner_precise=0) : f16[2, 2, 1, 16], f32[0]
  return %o as "o"
}
