# The gate is used again.
# passes: fuse
# explain: silu
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[4, 16]) {
  %s = aten.sigmoid.default(self=%x)
  %y = aten.mul.Tensor(self=%x, other=%s)
  return %y, %s
}
# ----
# note[FXGE-N0560]: aten.mul.Tensor: rule silu does not apply: %s (aten.sigmoid.default) is also used by the graph's outputs
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[4, 16]) {
#   %s = aten.sigmoid.default(self=%x) : f32[4, 16]
#   %y = aten.mul.Tensor(self=%x, other=%s) : f32[4, 16]
#   return %y, %s
# }
