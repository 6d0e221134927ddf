fxge 1
model "topk.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %getitem, %getitem_1 = aten.topk.default(self=%x, k=2) : f32[s77, 2], i64[s77, 2] name("topk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
