fxge 1
model "std_mean.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.std_mean.default(self=%x) : f32[], f32[] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
