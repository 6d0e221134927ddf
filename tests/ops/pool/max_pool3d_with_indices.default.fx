fxge 1
model "max_pool3d_with_indices.plain_False_1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s0 : int [0, 9223372036854775807]
guard "(L['x'].size()[3] // 2) != 1" sym(s0//2 != 1)
graph "main"(
    %x : f32[s77, 5, 6, s0]) {
  %getitem, %getitem_1 = aten.max_pool3d_with_indices.default(self=%x, kernel_size=[2, 3, 2], padding=[0], dilation=[1]) : f32[s77, 2, 2, s0//2], i64[s77, 2, 2, s0//2] name("max_pool3d_with_indices")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
