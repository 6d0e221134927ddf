fxge 1
model "max_pool2d_with_indices.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
guard "(L['x'].size()[2] // 2) != 1" sym(s53//2 != 1)
graph "main"(
    %x : f32[s77, 2, s53, 6]) {
  %getitem, %getitem_1 = aten.max_pool2d_with_indices.default(self=%x, kernel_size=[2, 2]) : f32[s77, 2, s53//2, 3], i64[s77, 2, s53//2, 3] name("max_pool2d_with_indices")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
