fxge 1
model "air.npu_fused_infer_attention_score.BNSD.f16" stage "import"
graph "main"(
    %x : f16[2, 2, 4, 4],
    %y : f16[2, 2, 6, 4],
    %z : f16[2, 2, 6, 4],
    %w : i32[2],
    %u : i64[2]) {
  %getitem, %getitem_1 = air.npu_fused_infer_attention_score.default(query=%x, key=%y, value=%z, actual_seq_lengths=%w, actual_seq_lengths_kv=%u, num_heads=2, scale=0.25, input_layout="BNSD", sparse_mode=3) : f16[2, 2, 4, 4], f32[0] name("npu_fused_infer_attention_score")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
