fxge 1
model "case" stage "import"
graph "main"(
    %q : f32[8, 5, 4],
    %k : f32[3, 6, 4],
    %v : f32[3, 6, 4]) {
  %r = aten.scaled_dot_product_attention.default(query=%q, key=%k, value=%v, enable_gqa=true)
  return %r
}
