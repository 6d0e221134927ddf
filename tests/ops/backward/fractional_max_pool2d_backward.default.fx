fxge 1
model "fractional_max_pool2d_backward.rank2.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 2, 2],
    %y : f32[2, 3, 6, 7],
    %z : i64[2, 3, 2, 2]) {
  %fractional_max_pool2d_backward = aten.fractional_max_pool2d_backward.default(grad_output=%x, self=%y, kernel_size=[2, 3], output_size=[2, 2], indices=%z) : f32[2, 3, 6, 7]
  return %fractional_max_pool2d_backward as "fractional_max_pool2d_backward"
}
