fxge 1
model "npu.npu_fused_infer_attention_score_v2.BSH.f16" stage "import"
graph "main"(
    %x : f16[3, 4, 8],
    %y : f16[3, 5, 8],
    %z : f16[3, 5, 8]) {
  %getitem, %getitem_1 = npu.npu_fused_infer_attention_score_v2.default(query=%x, key=%y, value=%z, num_query_heads=2, softmax_scale=0.25) : f16[3, 4, 8], f32[0] name("npu_fused_infer_attention_score_v2")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
