fxge 1
model "case" stage "import"
graph "main"(
    %x0 : bf16[6, 2, 4],
    %x1 : bf16[6, 2, 4],
    %x2 : bf16[6, 4]) {
  %r0, %r1 = npu.npu_chunk_gated_delta_rule.default(query=%x0, key=%x1, value=%x2) : ?, ?
  return %r0, %r1
}
