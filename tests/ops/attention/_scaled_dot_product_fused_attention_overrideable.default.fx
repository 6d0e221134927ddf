fxge 1
model "case" stage "import"
graph "main"(
    %q : f32[2, 4, 3, 8]) {
  %r, %s, %cq, %ck, %mq, %mk, %seed, %offset, %debug = aten._scaled_dot_product_fused_attention_overrideable.default(query=%q, key=%q, value=%q)
  return %r
}
