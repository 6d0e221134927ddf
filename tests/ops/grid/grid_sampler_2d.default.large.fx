fxge 1
model "grid_sampler_2d.large" stage "import"
graph "main"(
    %x : f32[1, 1, 65536, 32768],
    %y : f32[1, 1, 1, 2]) {
  %grid_sampler_2d = aten.grid_sampler_2d.default(input=%x, grid=%y, interpolation_mode=0, padding_mode=1, align_corners=true) : f32[1, 1, 1, 1]
  return %grid_sampler_2d as "grid_sampler_2d"
}
