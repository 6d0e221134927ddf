fxge 1
model "case" stage "import"
graph "main"(%g : f32[2, 3, 4, 3, 1], %x : f32[2, 3, 9, 6, 4]) {
  %r0 = aten.avg_pool3d_backward.default(grad_output=%g, self=%x, kernel_size=[2, 2, 5], stride=[3, 3, 3], padding=[1, 1, 1], ceil_mode=false, count_include_pad=false) : ?
  return %r0
}
