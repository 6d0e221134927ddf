fxge 1
model "a" stage "ge"
graph "main"(%q : f16[1, 2, 1, 8], %k : f16[4, 1, 0, 8], %n : i64[1], %t : i32[1, 2]) {
  %o, %l = ge.FusedInferAttentionScore(query=%q, key=[%k], value=[%k], actual_seq_lengths_kv=%n, block_table=%t, num_heads=1, input_layout="BSND", num_key_value_heads=1, inner_precise=0, softmax_lse_flag=true) : f16[1, 2, 1, 8], f32[1, 1, 2, 1]
  return %o as "o"
}
