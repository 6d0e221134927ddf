fxge 1
model "case" stage "import"
graph "main"(%x : f32[2, 3, 4], %m : f32[3], %v : f32[3]) {
  %mean = aten.clone.default(self=%m)
  %var = aten.clone.default(self=%v)
  %r0, %r1, %r2 = aten._native_batch_norm_legit.default(input=%x, running_mean=%mean, running_var=%var, training=true, momentum=0.1, eps=1e-05) : ?, ?, ?
  return %r0, %r1, %r2, %mean, %var
}
