# Operands of two types; gamma of another type.
fxge 1 model "m" stage "decomposed"
graph main(%x : bf16[2, 16], %z : f32[2, 16], %g : f32[16]) {
  %sum = aten.add.Tensor(self=%x, other=%z)
  %y, %r = ge.RmsNorm(x=%sum, gamma=%g, epsilon=1e-05)
  %sum2 = aten.add.Tensor(self=%x, other=%x)
  %y2, %r2 = ge.RmsNorm(x=%sum2, gamma=%g, epsilon=1e-05)
  return %y, %y2
}
