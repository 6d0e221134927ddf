fxge 1
model "_linalg_slogdet.no_batch.f32" stage "import"
graph "main"(
    %x : f32[0, 3, 3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._linalg_slogdet.default(A=%x) : f32[0], f32[0], f32[0, 3, 3]{9, 1, 3}, i32[0, 3] name("_linalg_slogdet")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}
