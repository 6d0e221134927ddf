fxge 1
model "unbind.int.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[3, s27]) {
  %getitem, %getitem_1, %getitem_2 = aten.unbind.int(self=%x) : f32[s27], f32[s27], f32[s27] name("unbind")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
