fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4, 4, 4],
    %g : f32[2, 5, 6, 2]) {
  %a = aten.grid_sampler_2d.default(input=%x, grid=%g, interpolation_mode=0, padding_mode=0, align_corners=false) : ?
  return %a
}
