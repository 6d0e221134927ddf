fxge 1
model "hsplit.int.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 6]) {
  %getitem, %getitem_1, %getitem_2 = aten.hsplit.int(self=%x, sections=3) : f32[s77, 2]{6, 1}, f32[s77, 2]{6, 1}, f32[s77, 2]{6, 1} name("hsplit")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
