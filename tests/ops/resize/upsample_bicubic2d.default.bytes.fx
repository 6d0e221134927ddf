fxge 1
model "case" stage "import"
graph "main"(
    %x : u8[1, 2, 4, 5]) {
  %r = aten.upsample_bicubic2d.default(self=%x, output_size=[7, 3], align_corners=false) : ?
  return %r
}
