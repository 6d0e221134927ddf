fxge 1
model "npu.npu_chunk_gated_delta_rule.plain.bf16" stage "import"
graph "main"(
    %x : bf16[6, 2, 4],
    %y : bf16[6, 2, 4],
    %z : bf16[6, 4, 3],
    %w : bf16[6, 4],
    %u : bf16[3, 4, 3, 4],
    %v : i32[3]) {
  %getitem, %getitem_1 = npu.npu_chunk_gated_delta_rule.default(query=%x, key=%y, value=%z, beta=%w, initial_state=%u, actual_seq_lengths=%v) : bf16[6, 4, 3], bf16[3, 4, 3, 4] name("npu_chunk_gated_delta_rule")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
