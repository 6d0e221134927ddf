fxge 1
model "_upsample_nearest_exact1d_backward.plain_sizes.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 7]) {
  %_upsample_nearest_exact1d_backward = aten._upsample_nearest_exact1d_backward.default(grad_output=%x, output_size=[7], input_size=[1, 2, 4]) : f32[1, 2, 4]
  return %_upsample_nearest_exact1d_backward as "_upsample_nearest_exact1d_backward"
}
