fxge 1
model "atb._npu_reshape_and_cache.in_place.f16" stage "import"
graph "main"(
    %x : f16[5, 2, 16],
    %y : f16[5, 2, 16],
    %z : f16[2, 4, 2, 16],
    %w : f16[2, 4, 2, 16],
    %u : i32[5]) {
  %clone = aten.clone.default(self=%z) : f16[2, 4, 2, 16]
  %clone_1 = aten.clone.default(self=%w) : f16[2, 4, 2, 16]
  atb._npu_reshape_and_cache.default(key=%x, value=%y, key_cache=%clone, value_cache=%clone_1, slot_indices=%u) name("_npu_reshape_and_cache")
  return %clone as "clone", %clone_1 as "clone_1"
}
