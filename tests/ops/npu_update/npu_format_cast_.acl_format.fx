fxge 1
model "npu.npu_format_cast_.acl_format.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %npu_format_cast_ = npu.npu_format_cast_.acl_format(self=%clone, acl_format=29) : f32[3, 4]
  return %npu_format_cast_ as "npu_format_cast_"
}
