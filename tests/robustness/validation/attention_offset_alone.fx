fxge 1
model "m" stage "ge"
graph "main"(%q : f16[1, 2, 1, 16], %k : f16[1, 3, 1, 16], %o : f16[16]) {
  %y, %l = ge.FusedInferAttentionScore(query=%q, key=[%k], value=[%k], key_antiquant_offset=%o, num_heads=1, inner_precise=0, input_layout="BSND") : f16[1, 2, 1, 16], f32[0]
  return %y as "y"
}
