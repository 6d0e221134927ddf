fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[1, 4, 3, 16],
    %x1 : f16[1, 4, 3, 16],
    %x2 : f16[1, 4, 3, 16]) {
  %r0 = npu.npu_prompt_flash_attention.default(query=%x0, key=%x1, value=%x2, num_heads=4, input_layout="BNSD", actual_seq_lengths=[1, 1, 1]) : ?
  return %r0
}
