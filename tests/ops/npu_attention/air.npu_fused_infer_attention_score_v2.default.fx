fxge 1
model "air.npu_fused_infer_attention_score_v2.TND_0.f16" stage "import"
graph "main"(
    %x : f16[4, 2, 8],
    %y : f16[4, 4, 8],
    %z : f16[4, 4, 8],
    %w : i64[2],
    %u : i32[2],
    %v : i32[2, 2]) {
  %getitem, %getitem_1 = air.npu_fused_infer_attention_score_v2.default(query=%x, key=%y, value=%z, actual_seq_qlen=%w, actual_seq_kvlen=%u, block_table=%v, num_query_heads=2, num_key_value_heads=1, softmax_scale=0.25, input_layout="TND", block_size=4, return_softmax_lse=true) : f16[4, 2, 8], f32[4, 2, 1] name("npu_fused_infer_attention_score_v2")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
