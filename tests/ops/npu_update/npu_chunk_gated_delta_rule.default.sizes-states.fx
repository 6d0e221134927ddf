fxge 1
model "case" stage "import"
graph "main"(
    %x0 : bf16[3, 2, 4],
    %x1 : bf16[3, 2, 4],
    %x2 : bf16[3, 4, 3],
    %x3 : bf16[3, 4],
    %x4 : bf16[2, 4, 3, 4],
    %x5 : i32[1]) {
  %r0, %r1 = npu.npu_chunk_gated_delta_rule.default(query=%x0, key=%x1, value=%x2, beta=%x3, initial_state=%x4, actual_seq_lengths=%x5) : ?, ?
  return %r0, %r1
}
