fxge 1
model "linalg_qr.reduced_4x4.f32" stage "import"
graph "main"(
    %x : c64[4, 4]) {
  %getitem, %getitem_1 = aten.linalg_qr.default(A=%x) : c64[4, 4]{1, 4}, c64[4, 4]{1, 4} name("linalg_qr")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
