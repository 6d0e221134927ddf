fxge 1
model "_linalg_svd.values_4x4.f32" stage "import"
graph "main"(
    %x : f32[4, 4]) {
  %getitem, %getitem_1, %getitem_2 = aten._linalg_svd.default(A=%x, compute_uv=false) : f32[0], f32[4], f32[0] name("_linalg_svd")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
