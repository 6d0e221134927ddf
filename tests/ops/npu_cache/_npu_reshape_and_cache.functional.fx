fxge 1
model "atb._npu_reshape_and_cache.functional.rows.f16" stage "import"
graph "main"(
    %x : f16[5, 2, 16],
    %y : f16[5, 2, 16],
    %z : f16[2, 4, 2, 16],
    %w : f16[2, 4, 2, 16],
    %u : i32[5]) {
  %getitem, %getitem_1 = atb._npu_reshape_and_cache.functional(key=%x, value=%y, key_cache=%z, value_cache=%w, slot_indices=%u) : f16[2, 4, 2, 16], f16[2, 4, 2, 16] name("_npu_reshape_and_cache")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
