# A wide result.
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[2, 4, 6, 8], %k : f32[2, 4, 6, 8], %v : f64[2, 4, 6, 8]) {
  %t = aten.permute.default(self=%k, dims=[0, 1, 3, 2])
  %m = aten.matmul.default(self=%q, other=%t)
  %s = aten.mul.Scalar(self=%m, other=0.5)
  %p = aten._softmax.default(self=%s, dim=-1, half_to_float=false)
  %n = aten._to_copy.default(self=%p, dtype=f64)
  %y = aten.matmul.default(self=%n, other=%v)
  return %y
}
