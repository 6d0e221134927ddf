fxge 1
model "linalg_lu.4x4.f32" stage "import"
graph "main"(
    %x : f32[4, 4]) {
  %getitem, %getitem_1, %getitem_2 = aten.linalg_lu.default(A=%x) : f32[4, 4], f32[4, 4], f32[4, 4] name("linalg_lu")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
