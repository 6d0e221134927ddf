fxge 1
model "npu.npu_ring_attention_update.SBH.f32" stage "import"
graph "main"(
    %x : f32[4, 2, 24],
    %y : f32[2, 3, 4, 8],
    %z : f32[2, 3, 4, 8],
    %w : f32[4, 2, 24],
    %u : f32[2, 3, 4, 8],
    %v : f32[2, 3, 4, 8]) {
  %getitem, %getitem_1, %getitem_2 = npu.npu_ring_attention_update.default(prev_attn_out=%x, prev_softmax_max=%y, prev_softmax_sum=%z, cur_attn_out=%w, cur_softmax_max=%u, cur_softmax_sum=%v) : f32[4, 2, 24], f32[2, 3, 4, 8], f32[2, 3, 4, 8] name("npu_ring_attention_update")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
