fxge 1
model "npu.npu_add_rms_norm_v2.in_place.f16" stage "import"
graph "main"(
    %x : f16[3, 4, 16],
    %y : f16[3, 4, 16],
    %z : f16[16]) {
  %clone = aten.clone.default(self=%x) : f16[3, 4, 16]
  %clone_1 = aten.clone.default(self=%y) : f16[3, 4, 16]
  %npu_add_rms_norm_v2 = npu.npu_add_rms_norm_v2.default(x1=%clone, x2=%clone_1, gamma=%z) : f32[3, 4, 1]
  return %npu_add_rms_norm_v2 as "npu_add_rms_norm_v2", %clone as "clone", %clone_1 as "clone_1"
}
