fxge 1
model "split_with_sizes_copy.plain.f32" stage "import"
graph "main"(
    %x : f32[5, 3]) {
  %getitem, %getitem_1 = aten.split_with_sizes_copy.default(self=%x, split_sizes=[2, 3]) : f32[2, 3], f32[3, 3] name("split_with_sizes_copy")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
