fxge 1
model "case" stage "import"
graph "main"(
    %x0 : bf16[3, 2, 4],
    %x1 : bf16[3, 2, 4],
    %x2 : bf16[3, 4, 3],
    %x3 : bf16[3, 4, 3, 4],
    %x4 : i32[1],
    %x5 : i32[2]) {
  %r0, %r1 = npu.npu_recurrent_gated_delta_rule_functional.default(query=%x0, key=%x1, value=%x2, state=%x3, actual_seq_lengths=%x4, ssm_state_indices=%x5) : ?, ?
  return %r0, %r1
}
