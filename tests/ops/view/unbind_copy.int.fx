fxge 1
model "unbind_copy.int.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1, %getitem_2 = aten.unbind_copy.int(self=%x) : f32[4], f32[4], f32[4] name("unbind_copy")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
