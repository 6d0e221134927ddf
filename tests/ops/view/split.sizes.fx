fxge 1
model "split.sizes.last.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 4]) {
  %getitem, %getitem_1 = aten.split.sizes(self=%x, split_size=[1, 3], dim=1) : f32[s77, 1]{4, 1}, f32[s77, 3]{4, 1} name("split")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
