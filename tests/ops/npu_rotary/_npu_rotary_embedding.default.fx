fxge 1
model "atb._npu_rotary_embedding.in_place.f32" stage "import"
graph "main"(
    %x : i64[3],
    %y : f32[3, 64],
    %z : f32[3, 32],
    %w : f32[6, 16]) {
  %clone = aten.clone.default(self=%y) : f32[3, 64]
  %clone_1 = aten.clone.default(self=%z) : f32[3, 32]
  atb._npu_rotary_embedding.default(positions=%x, query=%clone, key=%clone_1, head_size=16, cos_sin_cache=%w, is_neox_style=true) name("_npu_rotary_embedding")
  return %clone as "clone", %clone_1 as "clone_1"
}
