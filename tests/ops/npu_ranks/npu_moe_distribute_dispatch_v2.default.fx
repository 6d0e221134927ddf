fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[8, 32],
    %x1 : i32[8, 2],
    %x2 : f32[8, 2]) {
  %r0, %r1, %r2, %r3, %r4, %r5, %r6 = npu.npu_moe_distribute_dispatch_v2.default(x=%x0, expert_ids=%x1, group_ep="group", ep_world_size=4, ep_rank_id=1, moe_expert_num=16, expert_scales=%x2) : ?, ?, ?, ?, ?, ?, ?
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6
}
