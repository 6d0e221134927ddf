fxge 1
model "grid_sampler_3d.000.dynamic" stage "import"
symbol s53 : int [0, 9223372036854775807]
symbol s0 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, 3, s53, s0, 2],
    %y : f32[2, 2, 1, 5, 3]) {
  %grid_sampler_3d = aten.grid_sampler_3d.default(input=%x, grid=%y, interpolation_mode=0, padding_mode=0, align_corners=false) : f32[2, 3, 2, 1, 5]
  return %grid_sampler_3d as "grid_sampler_3d"
}
