fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i32[2]) {
  %r0 = npu.npu_moe_compute_expert_tokens.default(sorted_expert_for_source_row=%x0, num_expert=0) : ?
  return %r0
}
