fxge 1
model "dsplit.array.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 4]) {
  %getitem, %getitem_1 = aten.dsplit.array(self=%x, indices=[1]) : f32[s77, s27, 1]{4*s27, 4, 1}, f32[s77, s27, 3]{4*s27, 4, 1} name("dsplit")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
