# The gate written out: silu first, then the whole.
# passes: fuse
# explain: swi_glu
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[3, 8]) {
  %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[4, 4], dim=-1) : f32[3, 4], f32[3, 4]
  %s = aten.sigmoid.default(self=%a)
  %g = aten.mul.Tensor(self=%a, other=%s)
  %y = aten.mul.Tensor(self=%g, other=%b)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[3, 8]) {
#   %y = ge.SwiGlu(x=%x) : f32[3, 4]
#   return %y
# }
