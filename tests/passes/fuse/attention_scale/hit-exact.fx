# 1/8, which is exact.
fxge 1 model "m" stage "decomposed"
graph main(%q : f32[2, 8, 32], %k : f32[2, 32, 8]) {
  %a = aten.mul.Scalar(self=%q, other=0.3535533905932738)
  %b = aten.mul.Scalar(self=%k, other=0.3535533905932738)
  %y = aten.matmul.default(self=%a, other=%b)
  return %y
}
