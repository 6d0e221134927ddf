fxge 1
model "linalg_inv_ex.no_batch.f32" stage "import"
graph "main"(
    %x : f32[0, 3, 3]) {
  %getitem, %getitem_1 = aten.linalg_inv_ex.default(A=%x) : f32[0, 3, 3]{9, 1, 3}, i32[0] name("linalg_inv_ex")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
