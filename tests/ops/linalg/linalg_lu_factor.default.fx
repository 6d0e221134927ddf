fxge 1
model "linalg_lu_factor.4x4.f32" stage "import"
graph "main"(
    %x : f32[4, 4]) {
  %getitem, %getitem_1 = aten.linalg_lu_factor.default(A=%x) : f32[4, 4]{1, 4}, i32[4] name("linalg_lu_factor")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
