# Softmax over the queries.
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[2, 4, 6, 8], %k : f32[2, 4, 6, 8], %v : f32[2, 4, 6, 8]) {
  %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2])
  %m = aten.matmul.default(self=%q, other=%t)
  %s = aten.mul.Scalar(self=%m, other=0.5)
  %p = aten._softmax.default(self=%s, dim=2, half_to_float=false)
  %y = aten.matmul.default(self=%p, other=%v)
  return %y
}
