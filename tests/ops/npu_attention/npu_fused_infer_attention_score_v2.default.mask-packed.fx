fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[2, 3, 16],
    %x1 : f16[2, 3, 16],
    %x2 : f16[2, 3, 16],
    %x3 : f16[3, 16]) {
  %r0, %r1 = npu.npu_fused_infer_attention_score_v2.default(query=%x0, key=%x1, value=%x2, num_query_heads=3, input_layout="TND", actual_seq_qlen=[2], actual_seq_kvlen=[2], atten_mask=%x3) : ?, ?
  return %r0, %r1
}
