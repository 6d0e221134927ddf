fxge 1
model "var_mean.correction.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 4]) {
  %getitem, %getitem_1 = aten.var_mean.correction(self=%x, dim=[1]) : f32[s77], f32[s77] name("var_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
