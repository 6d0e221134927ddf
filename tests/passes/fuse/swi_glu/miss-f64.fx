# No kernel of that type.
fxge 1 model "m" stage "decomposed"
graph main(%x : f64[3, 8]) {
  %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[4, 4], dim=-1) : f64[3, 4], f64[3, 4]
  %s = aten.silu.default(self=%a)
  %y = aten.mul.Tensor(self=%b, other=%s)
  return %y
}
