fxge 1
model "npu.npu_moe_init_routing_group_quant.mode_-1.f16" stage "import"
graph "main"(
    %x : f16[3, 140],
    %y : i32[3, 2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = npu.npu_moe_init_routing_group_quant.default(x=%x, expert_idx=%y, expert_num=4, expert_tokens_num_type=1, expert_tokens_num_flag=true) : f16[6, 140], i32[6], i64[4], f32[6] name("npu_moe_init_routing_group_quant")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}
