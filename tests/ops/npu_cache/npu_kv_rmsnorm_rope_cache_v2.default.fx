fxge 1
model "npu.npu_kv_rmsnorm_rope_cache_v2.in_place.f16" stage "import"
graph "main"(
    %x : f16[2, 1, 3, 64],
    %y : f16[32],
    %z : f16[2, 1, 3, 32],
    %w : f16[2, 1, 3, 32],
    %u : i64[2, 3],
    %v : f16[2, 1, 5, 32],
    %x1 : f16[2, 1, 5, 32]) {
  %clone = aten.clone.default(self=%v) : f16[2, 1, 5, 32]
  %clone_1 = aten.clone.default(self=%x1) : f16[2, 1, 5, 32]
  %getitem, %getitem_1 = npu.npu_kv_rmsnorm_rope_cache_v2.default(kv=%x, gamma=%y, cos=%z, sin=%w, index=%u, k_cache=%clone, ckv_cache=%clone_1, is_output_kv=true) : f16[2, 1, 3, 32], f16[2, 1, 3, 32] name("npu_kv_rmsnorm_rope_cache_v2")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %clone as "clone", %clone_1 as "clone_1"
}
