fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 4, 5]) {
  %r = aten._upsample_nearest_exact2d.vec(input=%x, output_size=[7, 3], scale_factors=[2.0, 0.5]) : ?
  return %r
}
