fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[2, 3, 16],
    %x1 : f16[2, 3, 16],
    %x2 : f16[2, 3, 16]) {
  %r0, %r1 = npu.npu_fused_infer_attention_score.default(query=%x0, key=%x1, value=%x2, num_heads=3, input_layout="TND") : ?, ?
  return %r0, %r1
}
