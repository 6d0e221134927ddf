fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4, 4]) {
  %a = aten._upsample_bilinear2d_aa.default(self=%x, output_size=[2, 2], align_corners=false) : ?
  return %a
}
