fxge 1
model "upsample_linear1d_backward.corners_sizes.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 7]) {
  %upsample_linear1d_backward = aten.upsample_linear1d_backward.default(grad_output=%x, output_size=[7], input_size=[1, 2, 4], align_corners=true) : f32[1, 2, 4]
  return %upsample_linear1d_backward as "upsample_linear1d_backward"
}
