fxge 1
model "grid_sampler.2d.dynamic" stage "import"
symbol s53 : int [0, 9223372036854775807]
symbol s0 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, 3, s53, s0],
    %y : f32[2, 2, 5, 2]) {
  %grid_sampler = aten.grid_sampler.default(input=%x, grid=%y, interpolation_mode=0, padding_mode=0, align_corners=false) : f32[2, 3, 2, 5]
  return %grid_sampler as "grid_sampler"
}
