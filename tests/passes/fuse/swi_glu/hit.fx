# The gate is the first half.
# passes: fuse
# explain: swi_glu
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[3, 8]) {
  %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[4, 4], dim=-1) : f32[3, 4], f32[3, 4]
  %s = aten.silu.default(self=%a)
  %y = aten.mul.Tensor(self=%b, other=%s)
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
