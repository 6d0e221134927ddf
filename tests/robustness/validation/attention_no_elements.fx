fxge 1
model "m" stage "ge"
graph "main"(%q : f16[1, 4, 1, 0], %k : f16[1, 1125899906842624, 1, 0], %v : f16[1, 1125899906842624, 1, 0]) {
  %y, %l = ge.FusedInferAttentionScore(query=%q, key=[%k], value=[%v], num_heads=1, inner_precise=0, input_layout="BSND", softmax_lse_flag=true) : f16[1, 4, 1, 0], f32[1, 1, 4, 1]
  return %l as "y"
}
