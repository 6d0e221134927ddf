fxge 1
model "linalg_cholesky_ex.lower.f32" stage "import"
graph "main"(
    %x : c64[2, 4, 4]) {
  %getitem, %getitem_1 = aten.linalg_cholesky_ex.default(self=%x, upper=true) : c64[2, 4, 4]{16, 1, 4}, i32[2] name("linalg_cholesky_ex")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
