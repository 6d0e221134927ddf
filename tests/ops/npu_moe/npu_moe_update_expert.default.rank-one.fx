fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i32[2],
    %x1 : i32[2, 2]) {
  %r0, %r1 = npu.npu_moe_update_expert.default(expert_ids=%x0, eplb_table=%x1, local_rank_id=0, world_size=1) : ?, ?
  return %r0, %r1
}
