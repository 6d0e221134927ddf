# Halves of another dim, in bf16.
# passes: fuse
# explain: swi_glu
fxge 1 model "m" stage "decomposed"
graph main(%x : bf16[3, 8, 2]) {
  %a, %b = aten.split_with_sizes.default(self=%x, split_sizes=[4, 4], dim=1) : bf16[3, 4, 2], bf16[3, 4, 2]
  %s = aten.silu.default(self=%a)
  %y = aten.mul.Tensor(self=%b, other=%s)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : bf16[3, 8, 2]) {
#   %y = ge.SwiGlu(x=%x, dim=1) : bf16[3, 4, 2]
#   return %y
# }
