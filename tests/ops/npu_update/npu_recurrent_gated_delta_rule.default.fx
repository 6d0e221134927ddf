fxge 1
model "npu.npu_recurrent_gated_delta_rule.in_place.bf16" stage "import"
graph "main"(
    %x : bf16[6, 2, 4],
    %y : bf16[6, 2, 4],
    %z : bf16[6, 4, 3],
    %w : bf16[6, 4, 3, 4],
    %u : i32[3],
    %v : i32[6]) {
  %clone = aten.clone.default(self=%w) : bf16[6, 4, 3, 4]
  %npu_recurrent_gated_delta_rule = npu.npu_recurrent_gated_delta_rule.default(query=%x, key=%y, value=%z, state=%clone, actual_seq_lengths=%u, ssm_state_indices=%v) : bf16[6, 4, 3]
  return %npu_recurrent_gated_delta_rule as "npu_recurrent_gated_delta_rule", %clone as "clone"
}
