fxge 1
model "gradient.array.order1.f32" stage "import"
graph "main"(
    %x : f32[4, 5]) {
  %getitem, %getitem_1 = aten.gradient.array(self=%x, dim=[0, 1]) : f32[4, 5], f32[4, 5] name("gradient")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
