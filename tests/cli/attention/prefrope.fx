fxge 1
model "a" stage "ge"
graph "main"(%q : f16[1, 1, 1, 8], %k : f16[1, 4, 1, 8], %v : f16[1, 4, 1, 8], %pk : f16[1, 50, 1, 8], %pv : f16[1, 50, 1, 8], %qr : f16[1, 1, 1, 8], %kr : f16[1, 4, 1, 8]) {
  %o, %l = ge.FusedInferAttentionScore(query=%q, key=[%k], value=[%v], key_shared_prefix=%pk, value_shared_prefix=%pv, query_rope=%qr, key_rope=%kr, num_heads=1, input_layout="BSND", num_key_value_heads=1, inner_precise=0) : f16[1, 1, 1, 8], f32[0]
  return %o as "o"
}
