fxge 1
model "upsample_nearest3d_backward.plain_sizes.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 5, 1, 2]) {
  %upsample_nearest3d_backward = aten.upsample_nearest3d_backward.default(grad_output=%x, output_size=[5, 1, 2], input_size=[1, 2, 4, 2, 2]) : f32[1, 2, 4, 2, 2]
  return %upsample_nearest3d_backward as "upsample_nearest3d_backward"
}
