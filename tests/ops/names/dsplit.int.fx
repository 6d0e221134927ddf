fxge 1
model "dsplit.int.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 4]) {
  %getitem, %getitem_1 = aten.dsplit.int(self=%x, sections=2) : f32[s77, s27, 2]{4*s27, 4, 1}, f32[s77, s27, 2]{4*s27, 4, 1} name("dsplit")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
