fxge 1
model "npu.npu_quant_lightning_indexer.BSND_0.f16" stage "import"
graph "main"(
    %x : i8[2, 3, 4, 16],
    %y : i8[2, 7, 1, 16],
    %z : f16[2, 3, 4],
    %w : f32[2, 3, 4],
    %u : f32[2, 7, 1]) {
  %npu_quant_lightning_indexer = npu.npu_quant_lightning_indexer.default(query=%x, key=%y, weights=%z, query_dequant_scale=%w, key_dequant_scale=%u, query_quant_mode=0, key_quant_mode=0, sparse_count=5, sparse_mode=0) : i32[2, 3, 1, 5]
  return %npu_quant_lightning_indexer as "npu_quant_lightning_indexer"
}
