fxge 1
model "npu.npu_scatter_pa_kv_cache.in_place.f32" stage "import"
graph "main"(
    %x : f32[5, 2, 16],
    %y : f32[5, 2, 16],
    %z : f32[2, 4, 2, 16],
    %w : f32[2, 4, 2, 16],
    %u : i32[5]) {
  %clone = aten.clone.default(self=%z) : f32[2, 4, 2, 16]
  %clone_1 = aten.clone.default(self=%w) : f32[2, 4, 2, 16]
  npu.npu_scatter_pa_kv_cache.default(key=%x, value=%y, key_cache=%clone, value_cache=%clone_1, slot_mapping=%u, cache_mode="Norm") name("npu_scatter_pa_kv_cache")
  return %clone as "clone", %clone_1 as "clone_1"
}
