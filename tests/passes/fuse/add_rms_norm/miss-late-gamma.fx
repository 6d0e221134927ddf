# gamma comes from a user of the sum: there is no place for one node.
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[16], %z : f32[16]) {
  %sum = aten.add.Tensor(self=%x, other=%z)
  %g = aten.neg.default(self=%sum)
  %y, %r = ge.RmsNorm(x=%sum, gamma=%g, epsilon=1e-05)
  return %y
}
