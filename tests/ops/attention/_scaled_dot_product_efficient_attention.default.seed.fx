fxge 1
model "case" stage "import"
graph "main"(
    %q : f32[2, 4, 3, 8]) {
  %r, %s, %seed, %offset = aten._scaled_dot_product_efficient_attention.default(query=%q, key=%q, value=%q, attn_bias=None, compute_log_sumexp=true) : f32[2, 4, 3, 8], f32[2, 4, 3], i64[], i64[]
  return %r, %seed
}
