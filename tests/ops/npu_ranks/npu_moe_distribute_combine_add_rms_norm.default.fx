fxge 1
model "case" stage "import"
graph "main"(
    %x0 : bf16[64, 32],
    %x1 : i32[8, 2],
    %x2 : i32[16],
    %x3 : i32[16],
    %x4 : f32[8, 2],
    %x5 : bf16[8, 1, 32],
    %x6 : bf16[32]) {
  %r0, %r1, %r2 = npu.npu_moe_distribute_combine_add_rms_norm.default(expand_x=%x0, expert_ids=%x1, expand_idx=%x2, ep_send_counts=%x3, expert_scales=%x4, residual_x=%x5, gamma=%x6, group_ep="group", ep_world_size=4, ep_rank_id=1, moe_expert_num=16) : ?, ?, ?
  return %r0, %r1, %r2
}
