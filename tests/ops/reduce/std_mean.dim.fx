fxge 1
model "std_mean.dim.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.std_mean.dim(self=%x, dim=[0], unbiased=false, keepdim=true) : f32[1, 4], f32[1, 4] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
