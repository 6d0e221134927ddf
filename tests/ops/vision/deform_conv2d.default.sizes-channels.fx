fxge 1
model "case" stage "import"
graph "main"(
    %input : f32[1, 4, 5, 6],
    %weight : f32[2, 3, 2, 2],
    %offset : f32[1, 8, 4, 5],
    %mask : f32[1, 4, 4, 5],
    %bias : f32[2]) {
  %r0 = torchvision.deform_conv2d.default(input=%input, weight=%weight, offset=%offset, mask=%mask, bias=%bias, stride_h=1, stride_w=1, pad_h=0, pad_w=0, dilation_h=1, dilation_w=1, groups=1, offset_groups=1, use_mask=true) : ?
  return %r0
}
