fxge 1
model "unsafe_split.Tensor.plain.f32" stage "import"
graph "main"(
    %x : f32[4, 3]) {
  %getitem, %getitem_1 = aten.unsafe_split.Tensor(self=%x, split_size=2) : f32[2, 3], f32[2, 3] name("unsafe_split")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
