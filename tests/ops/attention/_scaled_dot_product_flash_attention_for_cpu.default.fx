fxge 1
model "case" stage "import"
graph "main"(
    %q : f16[2, 4, 3, 8],
    %k : f16[2, 2, 5, 8],
    %v : f16[2, 2, 5, 8],
    %m : f16[3, 5]) {
  %r, %s = aten._scaled_dot_product_flash_attention_for_cpu.default(query=%q, key=%k, value=%v, attn_mask=%m)
  return %r, %s
}
