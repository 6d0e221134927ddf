fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[4],
    %x1 : i32[2, 1]) {
  %r0, %r1, %r2, %r3 = npu.npu_moe_init_routing_group_quant.default(x=%x0, expert_idx=%x1, expert_num=4, expert_tokens_num_flag=true, expert_tokens_num_type=1) : ?, ?, ?, ?
  return %r0, %r1, %r2, %r3
}
