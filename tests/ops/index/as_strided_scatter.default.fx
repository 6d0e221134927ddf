fxge 1
model "as_strided_scatter.plain.f32" stage "import"
graph "main"(
    %x : f32[4, 6],
    %y : f32[2, 3]) {
  %as_strided_scatter = aten.as_strided_scatter.default(self=%x, src=%y, size=[2, 3], stride=[6, 2], storage_offset=1) : f32[4, 6]
  return %as_strided_scatter as "as_strided_scatter"
}
