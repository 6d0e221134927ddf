fxge 1
model "linalg_lu_factor_ex.no_batch.f32" stage "import"
graph "main"(
    %x : f32[0, 3, 3]) {
  %getitem, %getitem_1, %getitem_2 = aten.linalg_lu_factor_ex.default(A=%x) : f32[0, 3, 3]{9, 1, 3}, i32[0, 3], i32[0] name("linalg_lu_factor_ex")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
