fxge 1
model "npu.npu_kv_rmsnorm_rope_cache.functional.PA.f16" stage "import"
graph "main"(
    %x : f16[2, 1, 3, 64],
    %y : f16[32],
    %z : f16[2, 1, 3, 32],
    %w : f16[2, 1, 3, 32],
    %u : i64[6],
    %v : f16[3, 4, 1, 32],
    %x1 : f16[3, 4, 1, 32]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4, %getitem_5 = npu.npu_kv_rmsnorm_rope_cache.functional(kv=%x, gamma=%y, cos=%z, sin=%w, index=%u, k_cache=%v, ckv_cache=%x1, cache_mode="PA", is_output_kv=true) : f16[3, 4, 1, 32], f16[3, 4, 1, 32], f16[2, 1, 3, 32], f16[2, 1, 3, 32], f16[3, 4, 1, 32], f16[3, 4, 1, 32] name("npu_kv_rmsnorm_rope_cache")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4", %getitem_5 as "getitem_5"
}
