# The gate of another value.
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[4, 16], %g : f32[4, 16]) {
  %s = aten.sigmoid.default(self=%g)
  %y = aten.mul.Tensor(self=%x, other=%s)
  return %y
}
