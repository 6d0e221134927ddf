fxge 1
model "case" stage "import"
graph "main"(
    %g : f32[2, 3, 4],
    %x : f32[2, 3, 4],
    %w : f32[3],
    %m : f32[3],
    %s : f32[3]) {
  %r0, %r1, %r2 = aten.native_batch_norm_backward.default(grad_out=%g, input=%x, weight=%w, running_mean=%m, running_var=%s, save_mean=%m, save_invstd=%s, train=true, eps=1e-05, output_mask=[true, true, true]) : f32[2, 3, 4], f32[3], f32[3]
  return %r0, %r1, %r2
}
