# No kernel of that type.
# passes: fuse
# explain: swi_glu
fxge 1 model "m" stage "decomposed"
graph main(%x : f64[3, 8]) {
  %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[4, 4], dim=-1) : f64[3, 4], f64[3, 4]
  %s = aten.silu.default(self=%a)
  %y = aten.mul.Tensor(self=%b, other=%s)
  return %y
}
# ----
# note[FXGE-N0560]: aten.mul.Tensor: rule swi_glu does not apply: %x is f64, not f16, bf16 or f32
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f64[3, 8]) {
#   %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[4, 4], dim=-1) : f64[3, 4], f64[3, 4]
#   %s = aten.silu.default(self=%a) : f64[3, 4]
#   %y = aten.mul.Tensor(self=%b, other=%s) : f64[3, 4]
#   return %y
# }
