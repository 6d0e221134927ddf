fxge 1
model "npu.npu_gather_pa_kv_cache.in_place.f32" stage "import"
graph "main"(
    %x : f32[4, 4, 2, 3],
    %y : f32[4, 4, 2, 2],
    %z : i32[2, 2],
    %w : i32[2],
    %u : f32[10, 2, 3],
    %v : f32[10, 2, 2]) {
  %clone = aten.clone.default(self=%u) : f32[10, 2, 3]
  %clone_1 = aten.clone.default(self=%v) : f32[10, 2, 2]
  npu.npu_gather_pa_kv_cache.default(key_cache=%x, value_cache=%y, block_tables=%z, seq_lens=%w, key=%clone, value=%clone_1) name("npu_gather_pa_kv_cache")
  return %clone as "clone", %clone_1 as "clone_1"
}
