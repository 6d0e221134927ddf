fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[2, 128],
    %x1 : f16[32],
    %x2 : f16[32],
    %x3 : f16[2, 32],
    %x4 : f16[2, 32],
    %x5 : i64[2],
    %x6 : f16[2, 64],
    %x7 : i8[2, 2, 4, 16],
    %x8 : i8[2, 2, 4, 16]) {
  %r0, %r1, %r2, %r3, %r4, %r5 = npu.npu_qkv_rms_norm_rope_cache_functional.default(qkv=%x0, q_gamma=%x1, k_gamma=%x2, cos=%x3, sin=%x4, index=%x5, q_out=%x6, k_cache=%x7, v_cache=%x8, qkv_size=[1, 2, 4, 32], head_nums=[2, 1, 1]) : ?, ?, ?, ?, ?, ?
  return %r0, %r1, %r2, %r3, %r4, %r5
}
