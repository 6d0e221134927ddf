fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[64, 32],
    %x1 : i32[8, 2],
    %x2 : i32[16],
    %x3 : i32[16],
    %x4 : f32[8, 2],
    %x5 : f16[8, 32]) {
  %r0 = npu.npu_moe_distribute_combine_v2.default(expand_x=%x0, expert_ids=%x1, assist_info_for_combine=%x2, ep_send_counts=%x3, expert_scales=%x4, group_ep="group", ep_world_size=4, ep_rank_id=1, moe_expert_num=16, shared_expert_x=%x5) : ?
  return %r0
}
