fxge 1
model "npu.npu_view_copy.functional.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[2, 3]) {
  %npu_view_copy = npu.npu_view_copy.functional(self=%x, other=%y, non_blocking=false) : f32[2, 3]
  return %npu_view_copy as "npu_view_copy"
}
