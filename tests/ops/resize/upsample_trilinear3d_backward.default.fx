fxge 1
model "upsample_trilinear3d_backward.corners_sizes.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 5, 1, 2]) {
  %upsample_trilinear3d_backward = aten.upsample_trilinear3d_backward.default(grad_output=%x, output_size=[5, 1, 2], input_size=[1, 2, 4, 2, 2], align_corners=true) : f32[1, 2, 4, 2, 2]
  return %upsample_trilinear3d_backward as "upsample_trilinear3d_backward"
}
