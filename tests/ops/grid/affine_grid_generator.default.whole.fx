fxge 1
model "case" stage "import"
graph "main"(
    %theta : i32[2, 2, 3]) {
  %r = aten.affine_grid_generator.default(theta=%theta, size=[2, 3, 4, 5], align_corners=true) : ?
  return %r
}
