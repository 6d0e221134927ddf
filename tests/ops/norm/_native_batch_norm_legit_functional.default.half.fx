fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[4, 3],
    %m : f32[3],
    %v : f32[3]) {
  %r0, %r1, %r2, %r3, %r4 = aten._native_batch_norm_legit_functional.default(input=%x, weight=None, bias=None, running_mean=%m, running_var=%v, training=true, momentum=0.1, eps=1e-05) : ?, ?, ?, ?, ?
  return %r0, %r1, %r2, %r3, %r4
}
