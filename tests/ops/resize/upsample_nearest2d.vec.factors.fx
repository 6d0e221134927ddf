fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 3, 4]) {
  %r = aten.upsample_nearest2d.vec(input=%x, scale_factors=[2.0, 1.5])
  return %r
}
