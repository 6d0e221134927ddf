fxge 1
model "case" stage "import"
symbol s0 : int [2, 9223372036854775807]
symbol s1 : int [2, 9223372036854775807]
graph "main"(
    %q : f32[2, 3, s1, s0],
    %k : f32[2, 3, s1, s0],
    %v : f32[2, 3, s1, s0]) {
  %r = aten.scaled_dot_product_attention.default(query=%q, key=%k, value=%v)
  return %r
}
