# An integer times its sigmoid; and a type without kernel.
# passes: fuse
# explain: silu
fxge 1 model "m" stage "decomposed"
graph main(%x : i64[4, 16], %z : f64[2]) {
  %s = aten.sigmoid.default(self=%x)
  %y = aten.mul.Tensor(self=%x, other=%s)
  %t = aten.sigmoid.default(self=%z)
  %u = aten.mul.Tensor(self=%z, other=%t)
  return %y, %u
}
# ----
# note[FXGE-N0560]: aten.mul.Tensor: rule silu does not apply: %x is i64, not f16, bf16 or f32
#   node    %y
#   note    while fuse
#
# note[FXGE-N0560]: aten.mul.Tensor: rule silu does not apply: %x is f64, not f16, bf16 or f32
#   node    %u
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : i64[4, 16],
#     %z : f64[2]) {
#   %s = aten.sigmoid.default(self=%x) : f32[4, 16]
#   %y = aten.mul.Tensor(self=%x, other=%s) : f32[4, 16]
#   %t = aten.sigmoid.default(self=%z) : f64[2]
#   %u = aten.mul.Tensor(self=%z, other=%t) : f64[2]
#   return %y, %u
# }
