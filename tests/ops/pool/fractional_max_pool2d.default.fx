fxge 1
model "fractional_max_pool2d.rank2.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 6, 7],
    %y : f32[2, 3, 2]) {
  %getitem, %getitem_1 = aten.fractional_max_pool2d.default(self=%x, kernel_size=[2, 3], output_size=[3, 2], random_samples=%y) : f32[2, 3, 3, 2], i64[2, 3, 3, 2] name("fractional_max_pool2d")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
