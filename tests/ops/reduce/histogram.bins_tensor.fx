fxge 1
model "histogram.bins_tensor.False_False.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %getitem, %getitem_1 = aten.histogram.bins_tensor(self=%x, bins=%y) : f32[3], f32[4] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
