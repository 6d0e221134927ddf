fxge 1
model "upsample_nearest2d.sizes.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 4, 5]) {
  %upsample_nearest2d = aten.upsample_nearest2d.default(self=%x, output_size=[6, 11]) : f32[2, 3, 6, 11]
  return %upsample_nearest2d as "upsample_nearest2d"
}
