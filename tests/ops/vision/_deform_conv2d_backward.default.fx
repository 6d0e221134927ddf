fxge 1
model "torchvision._deform_conv2d_backward.masked.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
symbol s15 : int [0, 9223372036854775807]
symbol s44 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 2, 3, 4],
    %y : f32[s17, 4, 5, 6],
    %z : f32[2, 4, 2, 3],
    %w : f32[s15, 24, 3, 4],
    %u : f32[s44, 12, 3, 4],
    %v : f32[2]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4 = torchvision._deform_conv2d_backward.default(grad=%x, input=%y, weight=%z, offset=%w, mask=%u, bias=%v, stride_h=2, stride_w=1, pad_h=1, pad_w=0, dilation_h=1, dilation_w=1, groups=1, offset_groups=2, use_mask=true) : f32[s17, 4, 5, 6], f32[2, 4, 2, 3], f32[s15, 24, 3, 4], f32[s44, 12, 3, 4], f32[2] name("_deform_conv2d_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4"
}
