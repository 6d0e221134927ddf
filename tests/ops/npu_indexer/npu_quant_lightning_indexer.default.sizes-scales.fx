fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[1, 2, 4, 16],
    %x1 : i8[1, 5, 1, 16],
    %x2 : f16[1, 2, 4],
    %x3 : f32[1, 2, 4],
    %x4 : f32[1, 4, 1]) {
  %r0 = npu.npu_quant_lightning_indexer.default(query=%x0, key=%x1, weights=%x2, query_dequant_scale=%x3, key_dequant_scale=%x4, query_quant_mode=0, key_quant_mode=0) : ?
  return %r0
}
