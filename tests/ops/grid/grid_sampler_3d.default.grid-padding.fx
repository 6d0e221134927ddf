fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4, 4, 4],
    %g : f32[2, 5, 6, 7, 3]) {
  %a = aten.grid_sampler_3d.default(input=%x, grid=%g, interpolation_mode=0, padding_mode=3, align_corners=false) : ?
  return %a
}
