fxge 1
model "vsplit.int.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[6, s27]) {
  %getitem, %getitem_1 = aten.vsplit.int(self=%x, sections=2) : f32[3, s27], f32[3, s27] name("vsplit")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
