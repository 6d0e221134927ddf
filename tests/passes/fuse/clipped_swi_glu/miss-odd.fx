# The gate has one column more.
# passes: fuse
# explain: clipped_swi_glu
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[5, 3]) {
  %g = aten.slice.Tensor(self=%x, dim=1, start=0, end=9223372036854775807, step=2) : f32[5, 2]
  %u = aten.slice.Tensor(self=%x, dim=1, start=1, end=9223372036854775807, step=2) : f32[5, 1]
  %m = aten.scalar_tensor.default(s=7.0, dtype=f32) : f32[]
  %a = aten.minimum.default(self=%g, other=%m) : f32[5, 2]
  %l = aten.scalar_tensor.default(s=-7.0, dtype=f32) : f32[]
  %h = aten.maximum.default(self=%u, other=%l) : f32[5, 1]
  %b = aten.minimum.default(self=%h, other=%m) : f32[5, 1]
  %s = aten.mul.Scalar(self=%a, other=2.5) : f32[5, 2]
  %o = aten.sigmoid.default(self=%s) : f32[5, 2]
  %c = aten.mul.Tensor(self=%a, other=%o) : f32[5, 2]
  %p = aten.add.Scalar(self=%b, other=1) : f32[5, 1]
  %y = aten.mul.Tensor(self=%p, other=%c) : f32[5, 2]
  return %y
}
# ----
# note[FXGE-N0560]: aten.mul.Tensor: rule clipped_swi_glu does not apply: the number of columns is not an even constant
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[5, 3]) {
#   %g = aten.slice.Tensor(self=%x, dim=1, start=0, end=9223372036854775807, step=2) : f32[5, 2]
#   %u = aten.slice.Tensor(self=%x, dim=1, start=1, end=9223372036854775807, step=2) : f32[5, 1]
#   %m = aten.scalar_tensor.default(s=7.0, dtype=f32) : f32[]
#   %a = aten.minimum.default(self=%g, other=%m) : f32[5, 2]
#   %l = aten.scalar_tensor.default(s=-7.0, dtype=f32) : f32[]
#   %h = aten.maximum.default(self=%u, other=%l) : f32[5, 1]
#   %b = aten.minimum.default(self=%h, other=%m) : f32[5, 1]
#   %s = aten.mul.Scalar(self=%a, other=2.5) : f32[5, 2]
#   %o = aten.sigmoid.default(self=%s) : f32[5, 2]
#   %c = aten.mul.Tensor(self=%a, other=%o) : f32[5, 2]
#   %p = aten.add.Scalar(self=%b, other=1) : f32[5, 1]
#   %y = aten.mul.Tensor(self=%p, other=%c) : f32[5, 2]
#   return %y
# }
