fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4]) {
  %r0, %r1 = npu.batch_norm_reduce.default(input=%x0, eps=1e-05) : ?, ?
  return %r0, %r1
}
