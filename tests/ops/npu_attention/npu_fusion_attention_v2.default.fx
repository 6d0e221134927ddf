fxge 1
model "npu.npu_fusion_attention_v2.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 2, 3, 4],
    %y : f32[2, 2, 5, 4],
    %z : f32[2, 2, 5, 4],
    %w : bool[6, 6]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5, %getitem_6 = npu.npu_fusion_attention_v2.default(query=%x, key=%y, value=%z, head_num=2, input_layout="BNSD", atten_mask=%w, scale=0.3, sparse_mode=3) : f32[2, 2, 3, 4], f32[2, 2, 3, 8], f32[2, 2, 3, 8], f32[0], size(0), size(0), size(0) name("npu_fusion_attention_v2")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}
