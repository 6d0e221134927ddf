# The gate is used again.
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[4, 16]) {
  %s = aten.sigmoid.default(self=%x)
  %y = aten.mul.Tensor(self=%x, other=%s)
  return %y, %s
}
