fxge 1
model "lu_unpack.4x4.f32" stage "import"
graph "main"(
    %x : f32[4, 4]{1, 4},
    %y : i32[4]) {
  %getitem, %getitem_1, %getitem_2 = aten.lu_unpack.default(LU_data=%x, LU_pivots=%y) : f32[4, 4], f32[4, 4], f32[4, 4] name("lu_unpack")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
