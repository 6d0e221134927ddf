fxge 1
model "upsample_bilinear2d.sizes_corners.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 4, 5]) {
  %upsample_bilinear2d = aten.upsample_bilinear2d.default(self=%x, output_size=[6, 11], align_corners=true) : f32[2, 3, 6, 11]
  return %upsample_bilinear2d as "upsample_bilinear2d"
}
