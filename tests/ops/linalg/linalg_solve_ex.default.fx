fxge 1
model "linalg_solve_ex.vector.f32" stage "import"
graph "main"(
    %x : f32[4, 4],
    %y : f32[4]) {
  %getitem, %getitem_1 = aten.linalg_solve_ex.default(A=%x, B=%y) : f32[4], i32[] name("linalg_solve_ex")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
