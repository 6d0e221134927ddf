fxge 1
model "npu.npu_group_norm_silu.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 6, s53, 5],
    %y : f32[6],
    %z : f32[6]) {
  %getitem, %getitem_1, %getitem_2 = npu.npu_group_norm_silu.default(input=%x, weight=%y, bias=%z, group=3) : f32[s77, 6, s53, 5], f32[s77, 3], f32[s77, 3] name("npu_group_norm_silu")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
