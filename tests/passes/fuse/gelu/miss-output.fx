# The error function is an output too.
# passes: fuse
# explain: gelu
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[4, 16]) {
  %u = aten.mul.Scalar(self=%x, other=0.7071067811865475)
  %f = aten.erf.default(self=%u)
  %o = aten.add.Scalar(self=%f, other=1.0)
  %h = aten.mul.Scalar(self=%x, other=0.5)
  %y = aten.mul.Tensor(self=%h, other=%o)
  return %y, %f
}
# ----
# note[FXGE-N0560]: aten.mul.Tensor: rule gelu does not apply: %f (aten.erf.default) is also used by the graph's outputs
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[4, 16]) {
#   %u = aten.mul.Scalar(self=%x, other=0.7071067811865475) : f32[4, 16]
#   %f = aten.erf.default(self=%u) : f32[4, 16]
#   %o = aten.add.Scalar(self=%f, other=1.0) : f32[4, 16]
#   %h = aten.mul.Scalar(self=%x, other=0.5) : f32[4, 16]
#   %y = aten.mul.Tensor(self=%h, other=%o) : f32[4, 16]
#   return %y, %f
# }
