fxge 1
model "case" stage "import"
graph "main"(
    %q : f32[2, 1, 3, 8],
    %k : f32[5, 4, 8],
    %v : f32[5, 4, 6]) {
  %r = aten.scaled_dot_product_attention.default(query=%q, key=%k, value=%v) : f32[2, 5, 3, 6]
  return %r
}
