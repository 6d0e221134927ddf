fxge 1
model "var_mean.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = aten.var_mean.default(self=%x) : f32[], f32[] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
