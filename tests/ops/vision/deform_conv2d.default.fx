fxge 1
model "torchvision.deform_conv2d.masked.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s68 : int [0, 9223372036854775807]
symbol s15 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 4, 5, 6],
    %y : f32[2, 4, 2, 3],
    %z : f32[s68, 24, 3, 4],
    %w : f32[s15, 12, 3, 4],
    %u : f32[2]) {
  %deform_conv2d = torchvision.deform_conv2d.default(input=%x, weight=%y, offset=%z, mask=%w, bias=%u, stride_h=2, stride_w=1, pad_h=1, pad_w=0, dilation_h=1, dilation_w=1, groups=1, offset_groups=2, use_mask=true) : f32[s77, 2, 3, 4]
  return %deform_conv2d as "deform_conv2d"
}
