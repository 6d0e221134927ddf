fxge 1
model "cummax.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.cummax.default(self=%x, dim=1) : f32[s77, s27], i64[s77, s27] name("cummax")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
