fxge 1
model "_lu_with_info.4x4.f32" stage "import"
graph "main"(
    %x : f32[4, 4]) {
  %getitem, %getitem_1, %getitem_2 = aten._lu_with_info.default(self=%x) : f32[4, 4]{1, 4}, i32[4], i32[] name("_lu_with_info")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
