fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %y, %i = aten.linalg_inv_ex.default(A=%x) : f32[3, 3]{1, 3}, i32[]
  %r, %lu, %p = aten._linalg_det.default(A=%y) : f32[], f32[3, 3]{1, 3}, i32[3]
  return %r, %lu
}
