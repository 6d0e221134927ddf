fxge 1
model "_upsample_bicubic2d_aa_backward.smaller.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 3, 4]) {
  %_upsample_bicubic2d_aa_backward = aten._upsample_bicubic2d_aa_backward.default(grad_output=%x, output_size=[3, 4], input_size=[2, 3, 6, 7], align_corners=false) : f32[2, 3, 6, 7]
  return %_upsample_bicubic2d_aa_backward as "_upsample_bicubic2d_aa_backward"
}
