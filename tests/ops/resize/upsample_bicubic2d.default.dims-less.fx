fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.upsample_bicubic2d.default(self=%x, output_size=[7, 3], align_corners=false) : ?
  return %r
}
