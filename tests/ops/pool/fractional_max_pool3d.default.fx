fxge 1
model "fractional_max_pool3d.rank2.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 6, 7, 5],
    %y : f32[2, 3, 3]) {
  %getitem, %getitem_1 = aten.fractional_max_pool3d.default(self=%x, kernel_size=[2, 3, 2], output_size=[3, 2, 3], random_samples=%y) : f32[2, 3, 3, 2, 3], i64[2, 3, 3, 2, 3] name("fractional_max_pool3d")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
