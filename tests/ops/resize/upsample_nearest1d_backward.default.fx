fxge 1
model "upsample_nearest1d_backward.plain_sizes.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 7]) {
  %upsample_nearest1d_backward = aten.upsample_nearest1d_backward.default(grad_output=%x, output_size=[7], input_size=[1, 2, 4]) : f32[1, 2, 4]
  return %upsample_nearest1d_backward as "upsample_nearest1d_backward"
}
