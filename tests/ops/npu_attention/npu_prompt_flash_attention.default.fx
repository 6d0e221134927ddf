fxge 1
model "npu.npu_prompt_flash_attention.BSH.f16" stage "import"
graph "main"(
    %x : f16[2, 3, 8],
    %y : f16[2, 3, 8],
    %z : f16[2, 3, 8]) {
  %npu_prompt_flash_attention = npu.npu_prompt_flash_attention.default(query=%x, key=%y, value=%z, num_heads=2, scale_value=0.25) : f16[2, 3, 8]
  return %npu_prompt_flash_attention as "npu_prompt_flash_attention"
}
