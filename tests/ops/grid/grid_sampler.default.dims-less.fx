fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4],
    %g : f32[2, 5, 1]) {
  %a = aten.grid_sampler.default(input=%x, grid=%g, interpolation_mode=0, padding_mode=0, align_corners=false) : ?
  return %a
}
