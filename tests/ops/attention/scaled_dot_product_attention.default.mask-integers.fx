fxge 1
model "case" stage "import"
graph "main"(
    %q : f32[3, 8],
    %k : f32[4, 8],
    %v : f32[4, 8],
    %m : i64[3, 4]) {
  %r = aten.scaled_dot_product_attention.default(query=%q, key=%k, value=%v, attn_mask=%m)
  return %r
}
