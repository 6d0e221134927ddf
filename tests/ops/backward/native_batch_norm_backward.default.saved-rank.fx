fxge 1
model "case" stage "import"
graph "main"(%x0 : f32[4, 3, 2], %x1 : f32[4, 3, 2], %x2 : f32[3], %x3 : f32[3], %x4 : f32[3], %x5 : f32[0, 1], %x6 : f32[0]) {
  %r0, %r1, %r2 = aten.native_batch_norm_backward.default(grad_out=%x0, input=%x1, weight=%x2, running_mean=%x3, running_var=%x4, save_mean=%x5, save_invstd=%x6, train=false, eps=1e-05, output_mask=[true, true, true]) : ?, ?, ?
  return %r0, %r1, %r2
}
