fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[1, 2, 4, 576],
    %x1 : i8[1, 8, 1, 656],
    %x2 : i8[1, 8, 1, 656],
    %x3 : i32[1, 2, 1, 4]) {
  %r0 = npu.npu_kv_quant_sparse_flash_attention.default(query=%x0, key=%x1, value=%x2, sparse_indices=%x3, scale_value=0.1, key_quant_mode=2, value_quant_mode=2, attention_mode=2) : ?
  return %r0
}
