fxge 1
model "npu.npu_fusion_attention.BNSD.f32" stage "import"
graph "main"(
    %x : f32[2, 2, 3, 4],
    %y : f32[2, 1, 5, 4],
    %z : f32[2, 1, 5, 3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5, %getitem_6 = npu.npu_fusion_attention.default(query=%x, key=%y, value=%z, head_num=2, input_layout="BNSD", scale=0.3) : f32[2, 2, 3, 3], f32[2, 2, 3, 8], f32[2, 2, 3, 8], f32[0], size(0), size(0), size(0) name("npu_fusion_attention")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}
