fxge 1
model "npu.npu_moe_update_expert.ranks.f32" stage "import"
graph "main"(
    %x : i32[3, 2],
    %y : i32[3, 3]) {
  %getitem, %getitem_1 = npu.npu_moe_update_expert.default(expert_ids=%x, eplb_table=%y, local_rank_id=3, world_size=5) : i32[3, 2], bool[3, 2] name("npu_moe_update_expert")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
