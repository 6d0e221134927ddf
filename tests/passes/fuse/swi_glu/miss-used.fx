# A half is used again.
# passes: fuse
# explain: swi_glu
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[3, 8]) {
  %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[4, 4], dim=-1) : f32[3, 4], f32[3, 4]
  %s = aten.silu.default(self=%a)
  %y = aten.mul.Tensor(self=%b, other=%s)
  return %y, %a
}
# ----
# note[FXGE-N0560]: aten.mul.Tensor: rule swi_glu does not apply: %a (aten.split_with_sizes.default) is also used by the graph's outputs
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[3, 8]) {
#   %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[4, 4], dim=-1) : f32[3, 4], f32[3, 4]
#   %s = aten.silu.default(self=%a) : f32[3, 4]
#   %y = aten.mul.Tensor(self=%b, other=%s) : f32[3, 4]
#   return %y, %a
# }
