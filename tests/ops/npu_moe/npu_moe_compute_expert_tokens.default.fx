fxge 1
model "npu.npu_moe_compute_expert_tokens.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : i32[s77]) {
  %npu_moe_compute_expert_tokens = npu.npu_moe_compute_expert_tokens.default(sorted_expert_for_source_row=%x, num_expert=6) : i32[6]
  return %npu_moe_compute_expert_tokens as "npu_moe_compute_expert_tokens"
}
