# x/2 first, by a quotient.
# passes: fuse
# explain: gelu
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[4, 16]) {
  %u = aten.div.Scalar(self=%x, other=1.4142135623730951)
  %f = aten.erf.default(self=%u)
  %o = aten.add.Scalar(self=%f, other=1.0)
  %h = aten.mul.Scalar(self=%x, other=0.5)
  %y = aten.mul.Tensor(self=%h, other=%o)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[4, 16]) {
#   %y = aten.gelu.default(self=%x) : f32[4, 16]
#   return %y
# }
