fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 4]) {
  %r = aten._upsample_nearest_exact1d.vec(input=%x, output_size=[7], scale_factors=[2.0]) : ?
  return %r
}
