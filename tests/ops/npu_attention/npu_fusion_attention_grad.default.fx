fxge 1
model "npu.npu_fusion_attention_grad.BNSD.f32" stage "import"
graph "main"(
    %x : f32[2, 2, 3, 4],
    %y : f32[2, 1, 5, 4],
    %z : f32[2, 1, 5, 3],
    %w : f32[2, 2, 3, 3],
    %u : f32[2, 2, 3, 8],
    %v : f32[2, 2, 3, 8],
    %x1 : f32[2, 2, 3, 3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4 = npu.npu_fusion_attention_grad.default(query=%x, key=%y, value=%z, dy=%w, head_num=2, input_layout="BNSD", softmax_max=%u, softmax_sum=%v, attention_in=%x1, scale_value=0.3) : f32[2, 2, 3, 4], f32[2, 1, 5, 4], f32[2, 1, 5, 3], f32[0], f32[0] name("npu_fusion_attention_grad")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4"
}
