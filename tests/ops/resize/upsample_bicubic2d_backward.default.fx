fxge 1
model "upsample_bicubic2d_backward.corners_sizes.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 7, 3]) {
  %upsample_bicubic2d_backward = aten.upsample_bicubic2d_backward.default(grad_output=%x, output_size=[7, 3], input_size=[1, 2, 4, 5], align_corners=true) : f32[1, 2, 4, 5]
  return %upsample_bicubic2d_backward as "upsample_bicubic2d_backward"
}
