fxge 1
model "_linalg_solve_ex.plain.dynamic" stage "import"
symbol s48 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, 4, 4],
    %y : f32[2, 4, s48]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = aten._linalg_solve_ex.default(A=%x, B=%y) : f32[2, 4, s48]{4*s48, 1, 4}, f32[2, 4, 4]{16, 1, 4}, i32[2, 4], i32[2] name("_linalg_solve_ex")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}
