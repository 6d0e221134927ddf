fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 4, 4]) {
  %r = aten.upsample_bilinear2d.default(self=%x, output_size=[0, 2], align_corners=true) : ?
  return %r
}
