# The gate of another value.
# passes: fuse
# explain: silu
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[4, 16], %g : f32[4, 16]) {
  %s = aten.sigmoid.default(self=%g)
  %y = aten.mul.Tensor(self=%x, other=%s)
  return %y
}
# ----
# note[FXGE-N0560]: aten.mul.Tensor: rule silu does not apply: %x and %g differ, the rule expects one value
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[4, 16],
#     %g : f32[4, 16]) {
#   %s = aten.sigmoid.default(self=%g) : f32[4, 16]
#   %y = aten.mul.Tensor(self=%x, other=%s) : f32[4, 16]
#   return %y
# }
