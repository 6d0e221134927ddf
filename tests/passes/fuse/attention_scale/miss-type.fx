# A half type rounds each factor.
fxge 1 model "m" stage "decomposed"
graph main(%q : bf16[2, 8, 32], %k : bf16[2, 32, 8]) {
  %a = aten.mul.Scalar(self=%q, other=0.5)
  %b = aten.mul.Scalar(self=%k, other=0.5)
  %y = aten.matmul.default(self=%a, other=%b)
  return %y
}
