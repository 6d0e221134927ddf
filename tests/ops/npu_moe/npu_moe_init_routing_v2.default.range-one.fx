fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : i32[2, 2]) {
  %r0, %r1, %r2, %r3 = npu.npu_moe_init_routing_v2.default(x=%x0, expert_idx=%x1, expert_num=3, active_expert_range=[1]) : ?, ?, ?, ?
  return %r0, %r1, %r2, %r3
}
