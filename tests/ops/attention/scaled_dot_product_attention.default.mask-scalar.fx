fxge 1
model "case" stage "import"
graph "main"(%x : f32[2, 3, 8], %y : f32[2, 4, 8], %z : f32[2, 4, 8], %w : f32[]) {
  %r = aten.scaled_dot_product_attention.default(query=%x, key=%y, value=%z, attn_mask=%w)
  return %r
}
