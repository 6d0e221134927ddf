fxge 1
model "kthvalue.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.kthvalue.default(self=%x, k=2) : f32[s77], i64[s77] name("kthvalue")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
