fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[1, 1, 2, 64],
    %x1 : f16[32],
    %x2 : f16[1, 1, 2, 32],
    %x3 : f16[1, 1, 2, 32],
    %x4 : i64[2],
    %x5 : i8[2, 4, 1, 32],
    %x6 : i8[2, 4, 1, 32]) {
  %r0, %r1, %r2, %r3 = npu.npu_kv_rmsnorm_rope_cache_v2_functional.default(kv=%x0, gamma=%x1, cos=%x2, sin=%x3, index=%x4, k_cache=%x5, ckv_cache=%x6, cache_mode="PA") : ?, ?, ?, ?
  return %r0, %r1, %r2, %r3
}
