fxge 1
model "grid_sampler_3d_backward.000.dynamic" stage "import"
symbol s48 : int [0, 9223372036854775807]
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, 3, 1, 5, 2],
    %y : f32[2, 3, s48, s77, 2],
    %z : f32[2, 1, 5, 2, 3]) {
  %getitem, %getitem_1 = aten.grid_sampler_3d_backward.default(grad_output=%x, input=%y, grid=%z, interpolation_mode=0, padding_mode=0, align_corners=false, output_mask=[true, true]) : f32[2, 3, s48, s77, 2], f32[2, 1, 5, 2, 3] name("grid_sampler_3d_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
