fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[5, 2, 16],
    %x1 : f32[5, 2, 16],
    %x2 : f32[2, 4, 2, 16],
    %x3 : f32[2, 4, 2, 8],
    %x4 : i32[5]) {
  %r0, %r1 = atb._npu_reshape_and_cache.functional(key=%x0, value=%x1, key_cache=%x2, value_cache=%x3, slot_indices=%x4) : ?, ?
  return %r0, %r1
}
