# One operand is broadcast.
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[2, 16], %z : f32[16], %u : f32[1, 16], %g : f32[16]) {
  %sum = aten.add.Tensor(self=%x, other=%z)
  %y, %r = ge.RmsNorm(x=%sum, gamma=%g, epsilon=1e-05)
  %sum2 = aten.add.Tensor(self=%u, other=%x)
  %y2, %r2 = ge.RmsNorm(x=%sum2, gamma=%g, epsilon=1e-05)
  return %y, %y2
}
