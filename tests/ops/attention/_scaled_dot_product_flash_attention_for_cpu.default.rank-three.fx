fxge 1
model "case" stage "import"
graph "main"(
    %q : f32[2, 3, 8],
    %k : f32[2, 4, 8],
    %v : f32[2, 4, 8]) {
  %r, %s = aten._scaled_dot_product_flash_attention_for_cpu.default(query=%q, key=%k, value=%v)
  return %r, %s
}
