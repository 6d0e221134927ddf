fxge 1
model "slogdet.singular.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 3]) {
  %getitem, %getitem_1 = aten.slogdet.default(self=%x) : f32[2], f32[2] name("slogdet")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
