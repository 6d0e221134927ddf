fxge 1
model "case" stage "import"
graph "main"(%g : f32[2, 4, 3], %x : f32[2, 4, 3], %m : f64[2, 2], %r : f32[2, 2], %w : f32[4]) {
  %r0, %r1, %r2 = aten.native_group_norm_backward.default(grad_out=%g, input=%x, mean=%m, rstd=%r, weight=%w, N=2, C=4, HxW=3, group=2, output_mask=[true, true, true]) : ?, ?, ?
  return %r0, %r1, %r2
}
