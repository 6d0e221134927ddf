fxge 1
model "npu.npu_prompt_flash_attention.BSH.f16" stage "import"
graph "main"(
    %x : f16[3, 4, 32],
    %y : f16[3, 4, 32],
    %z : f16[3, 4, 32]) {
  %npu_prompt_flash_attention = npu.npu_prompt_flash_attention.default(query=%x, key=%y, value=%z, num_heads=2, scale_value=0.25) : f16[3, 4, 32]
  return %npu_prompt_flash_attention as "npu_prompt_flash_attention"
}
