fxge 1
model "qr.some.f32" stage "import"
graph "main"(
    %x : f32[4, 3]) {
  %getitem, %getitem_1 = aten.qr.default(self=%x) : f32[4, 3]{1, 4}, f32[3, 3]{1, 3} name("qr")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
