fxge 1
model "_linalg_eigh.no_batch.f32" stage "import"
graph "main"(
    %x : f32[0, 3, 3]) {
  %getitem, %getitem_1 = aten._linalg_eigh.default(A=%x) : f32[0, 3], f32[0, 3, 3]{9, 1, 3} name("_linalg_eigh")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
