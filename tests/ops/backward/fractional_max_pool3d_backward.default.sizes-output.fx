fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 3, 3, 3],
    %x1 : f32[2, 6, 6, 6],
    %x2 : i64[2, 3, 3, 3]) {
  %r0 = aten.fractional_max_pool3d_backward.default(grad_output=%x0, self=%x1, kernel_size=[2, 2, 2], output_size=[3, 3, -7], indices=%x2) : ?
  return %r0
}
