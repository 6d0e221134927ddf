fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[256, 24],
    %x1 : f16[24, 24],
    %x2 : f16[24, 24],
    %x3 : f16[24, 24],
    %x4 : f16[24],
    %x5 : f16[24]) {
  %r0, %r1, %r2, %r3, %r4, %r5 = npu.npu_fused_attention_layernorm_qkv_fwd.default(x=%x0, kernel_query=%x1, kernel_key=%x2, kernel_value=%x3, gamma=%x4, beta=%x5) : ?, ?, ?, ?, ?, ?
  return %r0, %r1, %r2, %r3, %r4, %r5
}
