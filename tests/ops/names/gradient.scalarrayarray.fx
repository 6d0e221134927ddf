fxge 1
model "gradient.scalarrayarray.order1.f32" stage "import"
graph "main"(
    %x : f32[4, 5]) {
  %getitem, %getitem_1 = aten.gradient.scalarrayarray(self=%x, spacing=[0.5, 2.0], dim=[1, 0]) : f32[4, 5], f32[4, 5] name("gradient")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
