# No kernel of that type.
# passes: fuse
# explain: gelu
fxge 1 model "m" stage "decomposed"
graph main(%x : f64[4, 16]) {
  %u = aten.mul.Scalar(self=%x, other=0.7071067811865475)
  %f = aten.erf.default(self=%u)
  %o = aten.add.Scalar(self=%f, other=1.0)
  %h = aten.mul.Scalar(self=%x, other=0.5)
  %y = aten.mul.Tensor(self=%h, other=%o)
  return %y
}
# ----
# note[FXGE-N0560]: aten.mul.Tensor: rule gelu does not apply: %x is f64, not f16, bf16 or f32
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f64[4, 16]) {
#   %u = aten.mul.Scalar(self=%x, other=0.7071067811865475) : f64[4, 16]
#   %f = aten.erf.default(self=%u) : f64[4, 16]
#   %o = aten.add.Scalar(self=%f, other=1.0) : f64[4, 16]
#   %h = aten.mul.Scalar(self=%x, other=0.5) : f64[4, 16]
#   %y = aten.mul.Tensor(self=%h, other=%o) : f64[4, 16]
#   return %y
# }
