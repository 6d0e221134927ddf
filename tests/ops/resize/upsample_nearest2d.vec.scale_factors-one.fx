fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 1, 4, 4]) {
  %r = aten.upsample_nearest2d.vec(input=%x, scale_factors=[2.0]) : ?
  return %r
}
