fxge 1
model "gradient.tensorarray.order1.f32" stage "import"
graph "main"(
    %x : f32[4, 5],
    %y : f32[4],
    %z : f32[5]) {
  %getitem, %getitem_1 = aten.gradient.tensorarray(self=%x, spacing=[%y, %z], dim=[0, 1]) : f32[4, 5], f32[4, 5] name("gradient")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
