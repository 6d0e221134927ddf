fxge 1
model "max_pool3d_with_indices_backward.default.rank-two" stage "import"
graph "main"(
    %g : f32[4, 4],
    %x : f32[8, 8],
    %i : i64[4, 4]) {
  %r = aten.max_pool3d_with_indices_backward.default(grad_output=%g, self=%x, kernel_size=[2], stride=[2], padding=[0], dilation=[1], ceil_mode=false, indices=%i) : ?
  return %r
}
