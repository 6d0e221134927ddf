fxge 1
model "npu.npu_kv_quant_sparse_flash_attention.BSND.f16" stage "import"
graph "main"(
    %x : f16[2, 2, 3, 36],
    %y : i8[2, 6, 1, 48],
    %z : i8[2, 6, 1, 48],
    %w : i32[2, 2, 1, 3]) {
  %npu_kv_quant_sparse_flash_attention = npu.npu_kv_quant_sparse_flash_attention.default(query=%x, key=%y, value=%z, sparse_indices=%w, scale_value=0.1, key_quant_mode=2, value_quant_mode=2, attention_mode=2, tile_size=16, rope_head_dim=4) : f16[2, 2, 3, 32]
  return %npu_kv_quant_sparse_flash_attention as "npu_kv_quant_sparse_flash_attention"
}
