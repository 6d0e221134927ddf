fxge 1
model "npu.npu_moe_init_routing_v2.told_0.f32" stage "import"
graph "main"(
    %x : f32[4, 8],
    %y : i32[4, 3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = npu.npu_moe_init_routing_v2.default(x=%x, expert_idx=%y, expert_num=8, expert_tokens_num_flag=true) : f32[12, 8], i32[12], i64[8], f32[12] name("npu_moe_init_routing_v2")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}
