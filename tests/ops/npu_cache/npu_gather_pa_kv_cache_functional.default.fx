fxge 1
model "npu.npu_gather_pa_kv_cache_functional.plain.f32" stage "import"
graph "main"(
    %x : f32[4, 4, 2, 3],
    %y : f32[4, 4, 2, 2],
    %z : i32[2, 2],
    %w : i32[2],
    %u : f32[10, 2, 3],
    %v : f32[10, 2, 2]) {
  %getitem, %getitem_1 = npu.npu_gather_pa_kv_cache_functional.default(key_cache=%x, value_cache=%y, block_tables=%z, seq_lens=%w, key=%u, value=%v) : f32[10, 2, 3], f32[10, 2, 2] name("npu_gather_pa_kv_cache_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
