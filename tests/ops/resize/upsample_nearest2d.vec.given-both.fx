fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 1, 4, 4]) {
  %r = aten.upsample_nearest2d.vec(input=%x, output_size=[2, 2], scale_factors=[2.0, 2.0]) : ?
  return %r
}
