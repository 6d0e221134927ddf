fxge 1
model "histogram.bin_ct.False_False.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.histogram.bin_ct(self=%x, bins=5) : f32[5], f32[6] name("histogram")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
