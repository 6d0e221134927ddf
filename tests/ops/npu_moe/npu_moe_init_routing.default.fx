fxge 1
model "npu.npu_moe_init_routing.active_2.f32" stage "import"
graph "main"(
    %x : f32[3, 8],
    %y : i32[3, 2],
    %z : i32[3, 2]) {
  %getitem, %getitem_1, %getitem_2 = npu.npu_moe_init_routing.default(x=%x, row_idx=%y, expert_idx=%z, active_num=2) : f32[4, 8], i32[6], i32[6] name("npu_moe_init_routing")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
