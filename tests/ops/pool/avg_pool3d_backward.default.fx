fxge 1
model "case" stage "import"
graph "main"(%g : f32[1, 2, 2, 2, 2], %x : f32[1, 2, 4, 4, 4]) {
  %r0 = aten.avg_pool3d_backward.default(grad_output=%g, self=%x, kernel_size=[2], stride=[2], padding=[0], ceil_mode=false, count_include_pad=true) : ?
  return %r0
}
