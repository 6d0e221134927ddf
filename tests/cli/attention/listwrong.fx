fxge 1
model "a" stage "ge"
graph "main"(%q : f16[2, 2, 1, 8], %a : f16[1, 2, 2, 8], %b : f16[1, 2, 50, 8]) {
  %o, %l = ge.FusedInferAttentionScore(query=%q, key=[%a,%b], value=[%a,%b], num_heads=2, input_layout="BNSD", num_key_value_heads=2, inner_precise=0) : f16[2, 2, 1, 8], f32[0]
  return %o as "o"
}
