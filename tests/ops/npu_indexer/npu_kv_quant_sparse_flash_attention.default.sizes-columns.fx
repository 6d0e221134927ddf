fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[1, 2, 3, 36],
    %x1 : i8[1, 6, 1, 47],
    %x2 : i8[1, 6, 1, 48],
    %x3 : i32[1, 2, 1, 3]) {
  %r0 = npu.npu_kv_quant_sparse_flash_attention.default(query=%x0, key=%x1, value=%x2, sparse_indices=%x3, scale_value=0.1, key_quant_mode=2, value_quant_mode=2, attention_mode=2, tile_size=16, rope_head_dim=4) : ?
  return %r0
}
