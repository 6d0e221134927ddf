fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 3, 4, 4]) {
  %a = aten._upsample_bilinear2d_aa.vec(input=%x, output_size=[2], align_corners=false) : ?
  return %a
}
