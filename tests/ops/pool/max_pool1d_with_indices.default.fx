fxge 1
model "max_pool1d_with_indices.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
guard "(1 + (((-1) + L['x'].size()[2]) // 2)) != 1" sym((s53 + 1)//2 != 1)
graph "main"(
    %x : f32[2, s27, s53]) {
  %getitem, %getitem_1 = aten.max_pool1d_with_indices.default(self=%x, kernel_size=[3], stride=[2], padding=[1]) : f32[2, s27, (s53 + 1)//2], i64[2, s27, (s53 + 1)//2] name("max_pool1d_with_indices")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
