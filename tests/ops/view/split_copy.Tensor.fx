fxge 1
model "split_copy.Tensor.plain.f32" stage "import"
graph "main"(
    %x : f32[5, 3]) {
  %getitem, %getitem_1, %getitem_2 = aten.split_copy.Tensor(self=%x, split_size=2) : f32[2, 3], f32[2, 3], f32[1, 3] name("split_copy")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
