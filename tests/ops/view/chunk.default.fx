fxge 1
model "chunk.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 4]) {
  %getitem, %getitem_1 = aten.chunk.default(self=%x, chunks=2, dim=1) : f32[s77, 2]{4, 1}, f32[s77, 2]{4, 1} name("chunk")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
