fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4],
    %x1 : i32[2, 2],
    %x2 : i32[2, 2]) {
  %r0, %r1, %r2 = npu.npu_moe_init_routing.default(x=%x0, row_idx=%x1, expert_idx=%x2, active_num=2) : ?, ?, ?
  return %r0, %r1, %r2
}
