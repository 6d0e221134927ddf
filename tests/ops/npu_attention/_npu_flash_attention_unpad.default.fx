fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[4, 2, 8],
    %x1 : f16[4, 2, 8],
    %x2 : f16[4, 2, 8],
    %x3 : i32[2],
    %x4 : f16[4, 16]) {
  atb._npu_flash_attention_unpad.default(query=%x0, key=%x1, value=%x2, seq_len=%x3, scale_value=0.5, num_heads=2, num_kv_heads=2, out=%x4)
  return 
}
