fxge 1
model "npu.npu_mrope.half.f32" stage "import"
graph "main"(
    %x : i64[5],
    %y : f32[5, 32],
    %z : f32[5, 16],
    %w : f32[8, 16]) {
  %getitem, %getitem_1 = npu.npu_mrope.default(positions=%x, query=%y, key=%z, cos_sin_cache=%w, head_size=16) : f32[5, 32], f32[5, 16] name("npu_mrope")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
