fxge 1
model "npu.npu_format_cast_.functional.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[2, 3]) {
  %npu_format_cast_ = npu.npu_format_cast_.functional(self=%x, src=%y) : f32[2, 3]
  return %npu_format_cast_ as "npu_format_cast_"
}
