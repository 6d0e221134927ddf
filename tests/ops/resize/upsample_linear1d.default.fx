fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 4]) {
  %r = aten.upsample_linear1d.default(self=%x, output_size=[7], align_corners=false) : ?
  return %r
}
