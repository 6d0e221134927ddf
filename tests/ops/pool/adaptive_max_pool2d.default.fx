fxge 1
model "adaptive_max_pool2d.rank0.f32" stage "import"
graph "main"(
    %x : f32[2, 5, 6]) {
  %getitem, %getitem_1 = aten.adaptive_max_pool2d.default(self=%x, output_size=[3, 2]) : f32[2, 3, 2], i64[2, 3, 2] name("adaptive_max_pool2d")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
