fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3],
    %x1 : f32[3],
    %x2 : f32[4],
    %x3 : f32[3]) {
  %r0, %r1, %r2 = npu.npu_apply_adam.functional(beta1_power=0.9, beta2_power=0.9, lr=0.1, beta1=0.9, beta2=0.9, epsilon=1e-06, grad=%x0, var=%x1, m=%x2, v=%x3) : ?, ?, ?
  return %r0, %r1, %r2
}
