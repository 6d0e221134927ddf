fxge 1
model "as_strided_copy.plain.f32" stage "import"
graph "main"(
    %x : f32[4, 6]) {
  %as_strided_copy = aten.as_strided_copy.default(self=%x, size=[2, 3], stride=[6, 2], storage_offset=1) : f32[2, 3]
  return %as_strided_copy as "as_strided_copy"
}
