fxge 1
model "case" stage "import"
graph "main"(
    %theta : f32[2, 2, 3]) {
  %r = aten.affine_grid_generator.default(theta=%theta, size=[2, 4, 5], align_corners=false) : ?
  return %r
}
