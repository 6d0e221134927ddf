fxge 1
model "adaptive_max_pool3d.rank0.f32" stage "import"
graph "main"(
    %x : f32[2, 5, 6, 4]) {
  %getitem, %getitem_1 = aten.adaptive_max_pool3d.default(self=%x, output_size=[3, 2, 7]) : f32[2, 3, 2, 7], i64[2, 3, 2, 7] name("adaptive_max_pool3d")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
