fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[1, 2, 4, 8],
    %x1 : f32[1, 2, 4, 8],
    %x2 : f32[1, 2, 4, 8],
    %x3 : f32[1, 2, 4, 6],
    %x4 : f32[1, 2, 4, 8],
    %x5 : f32[1, 2, 4]) {
  %r0, %r1, %r2 = aten._scaled_dot_product_flash_attention_for_cpu_backward.default(grad_out=%x0, query=%x1, key=%x2, value=%x3, out=%x4, logsumexp=%x5, dropout_p=0.0, is_causal=false) : ?, ?, ?
  return %r0, %r1, %r2
}
