# A weighted sum.
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[2, 16], %z : f32[2, 16], %g : f32[16]) {
  %sum = aten.add.Tensor(self=%x, other=%z, alpha=2)
  %y, %r = ge.RmsNorm(x=%sum, gamma=%g, epsilon=1e-05)
  return %y
}
