fxge 1
model "npu.npu_mla_prolog_v2.functional.slots.bf16" stage "import"
graph "main"(
    %x : bf16[3, 8],
    %y : bf16[8, 16],
    %z : bf16[16, 40],
    %w : bf16[2, 4, 32],
    %u : bf16[8, 48],
    %v : bf16[16],
    %x1 : bf16[32],
    %y1 : bf16[3, 16],
    %z1 : bf16[3, 16],
    %w1 : i64[3],
    %u1 : bf16[2, 4, 1, 32],
    %v1 : bf16[2, 4, 1, 16]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5, %getitem_6 = npu.npu_mla_prolog_v2.functional(token_x=%x, weight_dq=%y, weight_uq_qr=%z, weight_uk=%w, weight_dkv_kr=%u, rmsnorm_gamma_cq=%v, rmsnorm_gamma_ckv=%x1, rope_sin=%y1, rope_cos=%z1, cache_index=%w1, kv_cache=%u1, kr_cache=%v1) : bf16[3, 2, 32]{32, 96, 1}, bf16[3, 2, 16], bf16[2, 4, 1, 32], bf16[2, 4, 1, 16], f32[1], bf16[2, 4, 1, 32], bf16[2, 4, 1, 16] name("npu_mla_prolog_v2")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5", %getitem_6 as "getitem_6"
}
