fxge 1
model "case" stage "import"
graph "main"(
    %q : f32[1, 2, 3, 4]) {
  %y = aten.scaled_dot_product_attention.default(query=%q, key=%q, value=%q, dropout_p=1.25) : ?
  return %y
}
