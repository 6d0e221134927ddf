fxge 1
model "npu.npu_moe_re_routing.plain.f16" stage "import"
graph "main"(
    %x : f16[6, 8],
    %y : i32[2, 3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = npu.npu_moe_re_routing.default(tokens=%x, expert_token_num_per_rank=%y) : f16[6, 8], f32[6], i32[6], i32[3] name("npu_moe_re_routing")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}
