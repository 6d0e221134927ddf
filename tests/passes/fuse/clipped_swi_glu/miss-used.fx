# The gate is used elsewhere, too.
# passes: fuse
# explain: clipped_swi_glu
fxge 1 model "m" stage "decomposed"
graph main(%x : bf16[5, 64]) {
  %g = aten.slice.Tensor(self=%x, dim=1, start=0, end=9223372036854775807, step=2) : bf16[5, 32]
  %u = aten.slice.Tensor(self=%x, dim=1, start=1, end=9223372036854775807, step=2) : bf16[5, 32]
  %m = aten.scalar_tensor.default(s=7.0, dtype=bf16) : bf16[]
  %a = aten.minimum.default(self=%g, other=%m) : bf16[5, 32]
  %l = aten.scalar_tensor.default(s=-7.0, dtype=bf16) : bf16[]
  %h = aten.maximum.default(self=%u, other=%l) : bf16[5, 32]
  %b = aten.minimum.default(self=%h, other=%m) : bf16[5, 32]
  %s = aten.mul.Scalar(self=%a, other=1.702) : bf16[5, 32]
  %o = aten.sigmoid.default(self=%s) : bf16[5, 32]
  %c = aten.mul.Tensor(self=%a, other=%o) : bf16[5, 32]
  %p = aten.add.Scalar(self=%b, other=1) : bf16[5, 32]
  %y = aten.mul.Tensor(self=%p, other=%c) : bf16[5, 32]
  return %y, %c
}
# ----
# note[FXGE-N0560]: aten.mul.Tensor: rule clipped_swi_glu does not apply: %c (aten.mul.Tensor) is also used by the graph's outputs
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : bf16[5, 64]) {
#   %g = aten.slice.Tensor(self=%x, dim=1, start=0, end=9223372036854775807, step=2) : bf16[5, 32]
#   %u = aten.slice.Tensor(self=%x, dim=1, start=1, end=9223372036854775807, step=2) : bf16[5, 32]
#   %m = aten.scalar_tensor.default(s=7.0, dtype=bf16) : bf16[]
#   %a = aten.minimum.default(self=%g, other=%m) : bf16[5, 32]
#   %l = aten.scalar_tensor.default(s=-7.0, dtype=bf16) : bf16[]
#   %h = aten.maximum.default(self=%u, other=%l) : bf16[5, 32]
#   %b = aten.minimum.default(self=%h, other=%m) : bf16[5, 32]
#   %s = aten.mul.Scalar(self=%a, other=1.702) : bf16[5, 32]
#   %o = aten.sigmoid.default(self=%s) : bf16[5, 32]
#   %c = aten.mul.Tensor(self=%a, other=%o) : bf16[5, 32]
#   %p = aten.add.Scalar(self=%b, other=1) : bf16[5, 32]
#   %y = aten.mul.Tensor(self=%p, other=%c) : bf16[5, 32]
#   return %y, %c
# }
