fxge 1
model "adaptive_max_pool1d.rank0.f32" stage "import"
graph "main"(
    %x : f32[2, 5]) {
  %getitem, %getitem_1 = aten.adaptive_max_pool1d.default(self=%x, output_size=[3]) : f32[2, 3], i64[2, 3] name("adaptive_max_pool1d")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
