fxge 1
model "npu.npu_scatter_pa_kv_cache_functional.rows.f32" stage "import"
graph "main"(
    %x : f32[5, 2, 16],
    %y : f32[5, 2, 16],
    %z : f32[2, 4, 2, 16],
    %w : f32[2, 4, 2, 16],
    %u : i32[5]) {
  %getitem, %getitem_1 = npu.npu_scatter_pa_kv_cache_functional.default(key=%x, value=%y, key_cache=%z, value_cache=%w, slot_mapping=%u, cache_mode="Norm") : f32[2, 4, 2, 16], f32[2, 4, 2, 16] name("npu_scatter_pa_kv_cache_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
