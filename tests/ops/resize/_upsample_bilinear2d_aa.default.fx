fxge 1
model "_upsample_bilinear2d_aa.2_3_False.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 5, 6]) {
  %_upsample_bilinear2d_aa = aten._upsample_bilinear2d_aa.default(self=%x, output_size=[2, 3], align_corners=false) : f32[2, 3, 2, 3]
  return %_upsample_bilinear2d_aa as "_upsample_bilinear2d_aa"
}
