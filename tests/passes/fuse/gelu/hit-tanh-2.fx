# Half of 1 + tanh.
# passes: fuse
# explain: gelu
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[4, 16]) {
  %c = aten.pow.Tensor_Scalar(self=%x, exponent=3.0)
  %t = aten.mul.Scalar(self=%c, other=0.044715)
  %i = aten.add.Tensor(self=%x, other=%t)
  %u = aten.mul.Scalar(self=%i, other=0.7978845608028654)
  %f = aten.tanh.default(self=%u)
  %o = aten.add.Scalar(self=%f, other=1.0)
  %h = aten.mul.Scalar(self=%o, other=0.5)
  %y = aten.mul.Tensor(self=%x, other=%h)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[4, 16]) {
#   %y = aten.gelu.default(self=%x, approximate="tanh") : f32[4, 16]
#   return %y
# }
