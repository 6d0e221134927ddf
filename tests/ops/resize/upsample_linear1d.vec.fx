fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 4]) {
  %r = aten.upsample_linear1d.vec(input=%x, align_corners=false, scale_factors=[2.0]) : ?
  return %r
}
