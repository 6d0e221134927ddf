# Halved last, by a product.
# passes: fuse
# explain: gelu
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[4, 16]) {
  %u = aten.mul.Scalar(self=%x, other=0.7071067811865475)
  %f = aten.erf.default(self=%u)
  %o = aten.add.Scalar(self=%f, other=1.0)
  %h = aten.mul.Tensor(self=%o, other=%x)
  %y = aten.mul.Scalar(self=%h, other=0.5)
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
