fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[5, 2, 16],
    %x1 : f32[5, 2, 16],
    %x2 : f32[2, 4, 2, 16],
    %x3 : f32[2, 4, 2, 8],
    %x4 : i32[5]) {
  %r0, %r1 = npu.npu_scatter_pa_kv_cache_functional.default(key=%x0, value=%x1, key_cache=%x2, value_cache=%x3, slot_mapping=%x4, cache_mode="Norm") : ?, ?
  return %r0, %r1
}
