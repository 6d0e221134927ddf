fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[4, 3, 16],
    %x1 : f16[4, 3, 16],
    %x2 : f16[4, 3, 16]) {
  %r0, %r1 = npu.npu_fused_infer_attention_score.default(query=%x0, key=%x1, value=%x2, num_heads=3, actual_seq_lengths=[4], actual_seq_lengths_kv=[5], input_layout="TND") : ?, ?
  return %r0, %r1
}
