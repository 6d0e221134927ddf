fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %m : f32[3]) {
  %r0, %r1, %r2 = aten._native_batch_norm_legit_no_training.default(input=%x, running_mean=%m, running_var=%m, momentum=0.1, eps=1e-05)
  return %r0, %r1, %r2
}
