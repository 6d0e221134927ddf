fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[1, 2, 3, 4, 2],
    %x1 : f32[1, 2, 3, 3, 3],
    %x2 : f32[1, 3, 4, 2, 3]) {
  %r0, %r1 = aten.grid_sampler_3d_backward.default(grad_output=%x0, input=%x1, grid=%x2, interpolation_mode=0, padding_mode=0, align_corners=false, output_mask=[true]) : ?, ?
  return %r0, %r1
}
