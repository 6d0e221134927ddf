fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3, 3, 3],
    %x1 : f32[4, 6, 6],
    %x2 : i64[3, 3, 3]) {
  %r0 = aten.fractional_max_pool2d_backward.default(grad_output=%x0, self=%x1, kernel_size=[2, 2], output_size=[3, 3], indices=%x2) : ?
  return %r0
}
