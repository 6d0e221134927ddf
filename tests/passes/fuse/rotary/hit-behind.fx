# Heads behind the positions already.
# passes: fuse
# explain: rotary
fxge 1 model "m" stage "decomposed"
graph main(%x : f16[2, 6, 4, 8], %c : f16[1, 6, 1, 8], %s : f16[1, 6, 1, 8]) {
  %a = aten.mul.Tensor(self=%x, other=%c)
  %l = aten.slice.Tensor(self=%x, dim=3, end=4)
  %u = aten.slice.Tensor(self=%x, dim=3, start=-4)
  %n = aten.neg.default(self=%u)
  %t = aten.cat.default(tensors=[%n, %l], dim=-1)
  %b = aten.mul.Tensor(self=%t, other=%s)
  %y = aten.add.Tensor(self=%a, other=%b)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f16[2, 6, 4, 8],
#     %c : f16[1, 6, 1, 8],
#     %s : f16[1, 6, 1, 8]) {
#   %y = ge.RotaryPositionEmbedding(x=%x, cos=%c, sin=%s) : f16[2, 6, 4, 8]
#   return %y
# }
