fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 4, 5, 6]) {
  %r = aten.upsample_trilinear3d.vec(input=%x, align_corners=false, scale_factors=[2.0, 0.5, 1.5]) : ?
  return %r
}
