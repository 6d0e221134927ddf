fxge 1
model "vsplit.array.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[6, s27]) {
  %getitem, %getitem_1, %getitem_2 = aten.vsplit.array(self=%x, indices=[2, 3]) : f32[2, s27], f32[1, s27], f32[3, s27] name("vsplit")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
