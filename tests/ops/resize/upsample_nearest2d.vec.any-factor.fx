fxge 1
model "case" stage "import"
symbol s0 : int [2, 100]
symbol s1 : int [2, 100]
graph "main"(
    %x : f32[1, 2, s0, s1]) {
  %r = aten.upsample_nearest2d.vec(input=%x, scale_factors=[1.7, 0.3]) : ?
  return %r
}
