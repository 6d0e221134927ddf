fxge 1
model "case" stage "import"
graph "main"(
    %x0 : bf16[3, 32],
    %x1 : bf16[32, 16],
    %x2 : bf16[16, 48],
    %x3 : bf16[2, 16, 20],
    %x4 : bf16[32, 28],
    %x5 : bf16[16],
    %x6 : bf16[20],
    %x7 : bf16[3, 8],
    %x8 : bf16[3, 8],
    %x9 : bf16[2, 16, 1, 20],
    %x10 : bf16[2, 16, 1, 8],
    %x11 : i64[3]) {
  %r0, %r1, %r2, %r3, %r4, %r5, %r6 = npu.npu_mla_prolog_v3_functional.default(token_x=%x0, weight_dq=%x1, weight_uq_qr=%x2, weight_uk=%x3, weight_dkv_kr=%x4, rmsnorm_gamma_cq=%x5, rmsnorm_gamma_ckv=%x6, rope_sin=%x7, rope_cos=%x8, kv_cache=%x9, kr_cache=%x10, cache_index=%x11, query_norm_flag=true) : ?, ?, ?, ?, ?, ?, ?
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6
}
