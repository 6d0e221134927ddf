fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[1, 2, 4, 8],
    %x1 : f32[1, 2, 4, 8],
    %x2 : f32[1, 2, 4, 6]) {
  %r0, %r1 = aten._scaled_dot_product_flash_attention_for_cpu.default(query=%x0, key=%x1, value=%x2) : ?, ?
  return %r0, %r1
}
