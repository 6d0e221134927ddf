fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[1, 2, 3, 16],
    %x1 : i8[1, 2, 3, 16],
    %x2 : i8[1, 2, 3, 16],
    %x3 : f32[5],
    %x4 : f32[5]) {
  %r0, %r1 = npu.npu_fused_infer_attention_score_v2.default(query=%x0, key=%x1, value=%x2, num_query_heads=2, input_layout="BNSD", dequant_scale_key=%x3, dequant_scale_value=%x4) : ?, ?
  return %r0, %r1
}
