fxge 1
model "case" stage "import"
graph "main"(
    %q : f32[8],
    %k : f32[4, 8],
    %v : f32[4, 8]) {
  %r = aten.scaled_dot_product_attention.default(query=%q, key=%k, value=%v)
  return %r
}
