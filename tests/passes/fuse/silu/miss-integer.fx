# An integer times its sigmoid; and a type without kernel.
fxge 1 model "m" stage "decomposed"
graph main(%x : i64[4, 16], %z : f64[2]) {
  %s = aten.sigmoid.default(self=%x)
  %y = aten.mul.Tensor(self=%x, other=%s)
  %t = aten.sigmoid.default(self=%z)
  %u = aten.mul.Tensor(self=%z, other=%t)
  return %y, %u
}
