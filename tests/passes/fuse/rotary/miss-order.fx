# The lower half first.
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[2, 6, 4, 8], %c : f32[1, 6, 1, 8], %s : f32[1, 6, 1, 8]) {
  %a = aten.mul.Tensor(self=%x, other=%c)
  %l = aten.slice.Tensor(self=%x, dim=3, start=0, end=4)
  %u = aten.slice.Tensor(self=%x, dim=3, start=4, end=9223372036854775807)
  %n = aten.neg.default(self=%u)
  %t = aten.cat.default(tensors=[%l, %n], dim=-1)
  %b = aten.mul.Tensor(self=%t, other=%s)
  %y = aten.add.Tensor(self=%a, other=%b)
  return %y
}
