fxge 1
model "a" stage "ge"
graph "main"(%q : f16[1, 2, 8], %k : f16[4, 0, 8], %v : f16[4, 0, 8], %n : i64[1], %t : i32[1, 2]) {
  %o, %l = ge.FusedInferAttentionScore(query=%q, key=[%k], value=[%v], actual_seq_lengths_kv=%n, block_table=%t, num_heads=1, input_layout="BSH", num_key_value_heads=1, inner_precise=0) : f16[1, 2, 8], f32[0]
  return %o as "o"
}
