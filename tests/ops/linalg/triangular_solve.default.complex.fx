fxge 1
model "triangular_solve.False_False.f32" stage "import"
graph "main"(
    %x : c64[2, 4, 3],
    %y : c64[4, 4]) {
  %getitem, %getitem_1 = aten.triangular_solve.default(self=%x, A=%y, upper=false) : c64[2, 4, 3]{12, 1, 4}, c64[2, 4, 4]{16, 1, 4} name("triangular_solve")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
