fxge 1
model "tensor_split.indices.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 4]) {
  %getitem, %getitem_1, %getitem_2 = aten.tensor_split.indices(self=%x, indices=[1, 3], dim=1) : f32[s77, 1]{4, 1}, f32[s77, 2]{4, 1}, f32[s77, 1]{4, 1} name("tensor_split")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
