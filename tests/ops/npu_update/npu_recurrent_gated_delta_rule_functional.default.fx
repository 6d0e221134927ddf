fxge 1
model "npu.npu_recurrent_gated_delta_rule_functional.plain.bf16" stage "import"
graph "main"(
    %x : bf16[6, 2, 4],
    %y : bf16[6, 2, 4],
    %z : bf16[6, 4, 3],
    %w : bf16[6, 4, 3, 4],
    %u : i32[3],
    %v : i32[6]) {
  %getitem, %getitem_1 = npu.npu_recurrent_gated_delta_rule_functional.default(query=%x, key=%y, value=%z, state=%w, actual_seq_lengths=%u, ssm_state_indices=%v) : bf16[6, 4, 3], bf16[6, 4, 3, 4] name("npu_recurrent_gated_delta_rule_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
