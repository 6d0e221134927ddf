fxge 1
model "case" stage "import"
graph "main"(%x : f32[0, 3, 2]) {
  %r0, %r1, %r2 = aten._native_batch_norm_legit.no_stats(input=%x, training=true, momentum=0.1, eps=1e-05)
  return %r0, %r1, %r2
}
