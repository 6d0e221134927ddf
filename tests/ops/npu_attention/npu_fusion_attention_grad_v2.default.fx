fxge 1
model "npu.npu_fusion_attention_grad_v2.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 2, 3, 4],
    %y : f32[2, 2, 5, 4],
    %z : f32[2, 2, 5, 4],
    %w : f32[2, 2, 3, 4],
    %u : bool[6, 6],
    %v : f32[2, 2, 3, 8],
    %x1 : f32[2, 2, 3, 8],
    %y1 : f32[2, 2, 3, 4]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5, %getitem_6 = npu.npu_fusion_attention_grad_v2.default(query=%x, key=%y, value=%z, dy=%w, head_num=2, input_layout="BNSD", atten_mask=%u, softmax_max=%v, softmax_sum=%x1, attention_in=%y1, scale_value=0.3, sparse_mode=3) : f32[2, 2, 3, 4], f32[2, 2, 5, 4], f32[2, 2, 5, 4], f32[0], f32[0], f32[0], f32[0] name("npu_fusion_attention_grad_v2")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5", %getitem_6 as "getitem_6"
}
