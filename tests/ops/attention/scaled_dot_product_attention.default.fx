fxge 1
model "scaled_dot_product_attention.plain.dynamic" stage "import"
symbol s53 : int [0, 9223372036854775807]
symbol s48 : int [0, 9223372036854775807]
symbol s59 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, 2, s53, 8],
    %y : f32[2, 2, s48, 8],
    %z : f32[2, 2, s59, 8]) {
  %scaled_dot_product_attention = aten.scaled_dot_product_attention.default(query=%x, key=%y, value=%z) : f32[2, 2, s53, 8]
  return %scaled_dot_product_attention as "scaled_dot_product_attention"
}
