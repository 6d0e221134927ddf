fxge 1
model "std_mean.correction.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 4]) {
  %getitem, %getitem_1 = aten.std_mean.correction(self=%x, dim=[1]) : f32[s77], f32[s77] name("std_mean")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
