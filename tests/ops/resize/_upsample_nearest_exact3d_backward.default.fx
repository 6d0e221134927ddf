fxge 1
model "_upsample_nearest_exact3d_backward.plain_sizes.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 5, 1, 2]) {
  %_upsample_nearest_exact3d_backward = aten._upsample_nearest_exact3d_backward.default(grad_output=%x, output_size=[5, 1, 2], input_size=[1, 2, 4, 2, 2]) : f32[1, 2, 4, 2, 2]
  return %_upsample_nearest_exact3d_backward as "_upsample_nearest_exact3d_backward"
}
