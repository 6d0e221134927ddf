# Parts that broadcast, not halves.
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[3, 5]) {
  %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[4, 1], dim=-1) : f32[3, 4], f32[3, 1]
  %s = aten.silu.default(self=%a)
  %y = aten.mul.Tensor(self=%b, other=%s)
  return %y
}
