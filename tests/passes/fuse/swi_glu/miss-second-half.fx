# The gate is the second half.
# passes: fuse
# explain: swi_glu
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[3, 8]) {
  %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[4, 4], dim=-1) : f32[3, 4], f32[3, 4]
  %s = aten.silu.default(self=%b)
  %y = aten.mul.Tensor(self=%a, other=%s)
  return %y
}
# ----
# note[FXGE-N0560]: aten.mul.Tensor: rule swi_glu does not apply: %a is result 0 of aten.split_with_sizes.default, the rule expects result 1 of aten.split_with_sizes.default
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[3, 8]) {
#   %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[4, 4], dim=-1) : f32[3, 4], f32[3, 4]
#   %s = aten.silu.default(self=%b) : f32[3, 4]
#   %y = aten.mul.Tensor(self=%a, other=%s) : f32[3, 4]
#   return %y
# }
