fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[4],
    %x1 : i32[2, 2]) {
  %r0, %r1, %r2, %r3 = npu.npu_moe_re_routing.default(tokens=%x0, expert_token_num_per_rank=%x1) : ?, ?, ?, ?
  return %r0, %r1, %r2, %r3
}
