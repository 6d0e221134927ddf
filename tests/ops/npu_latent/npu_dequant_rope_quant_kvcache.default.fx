fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[2, 3, 32],
    %x1 : f16[2, 3, 1, 8],
    %x2 : f16[2, 3, 1, 8],
    %x3 : i8[2, 16, 1, 8],
    %x4 : i8[2, 16, 1, 8],
    %x5 : i32[2],
    %x6 : f32[8],
    %x7 : f32[8]) {
  %r0, %r1, %r2, %r3, %r4 = npu.npu_dequant_rope_quant_kvcache.default(x=%x0, cos=%x1, sin=%x2, k_cache=%x3, v_cache=%x4, indices=%x5, scale_k=%x6, scale_v=%x7, size_splits=[16, 8, 8]) : ?, ?, ?, ?, ?
  return %r0, %r1, %r2, %r3, %r4
}
