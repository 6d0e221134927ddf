fxge 1
model "case" stage "import"
graph "main"(%g : f32[1, 2, 3, 3], %x : f32[1, 2, 4, 4], %i : i64[1, 2, 3, 3]) {
  %r0 = aten.max_pool2d_with_indices_backward.default(grad_output=%g, self=%x, kernel_size=[2], stride=[2], padding=[0], dilation=[1], ceil_mode=false, indices=%i) : ?
  return %r0
}
