# The size of a head is not known.
# passes: fuse
# explain: rotary
fxge 1 model "m" stage "decomposed"
symbol s0 : int [8, 8]
graph main(%x : f32[2, 6, 4, s0], %c : f32[1, 6, 1, s0], %s : f32[1, 6, 1, s0]) {
  %a = aten.mul.Tensor(self=%x, other=%c)
  %l = aten.slice.Tensor(self=%x, dim=3, start=0, end=4)
  %u = aten.slice.Tensor(self=%x, dim=3, start=4, end=9223372036854775807)
  %n = aten.neg.default(self=%u)
  %t = aten.cat.default(tensors=[%n, %l], dim=-1)
  %b = aten.mul.Tensor(self=%t, other=%s)
  %y = aten.add.Tensor(self=%a, other=%b)
  return %y
}
# ----
# note[FXGE-N0560]: aten.add.Tensor: rule rotary does not apply: the size of a head is not constant
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [8, 8]
# graph "main"(
#     %x : f32[2, 6, 4, s0],
#     %c : f32[1, 6, 1, s0],
#     %s : f32[1, 6, 1, s0]) {
#   %a = aten.mul.Tensor(self=%x, other=%c) : f32[2, 6, 4, s0]
#   %l = aten.slice.Tensor(self=%x, dim=3, start=0, end=4) : f32[2, 6, 4, 4]
#   %u = aten.slice.Tensor(self=%x, dim=3, start=4, end=9223372036854775807) : f32[2, 6, 4, s0 - 4]
#   %n = aten.neg.default(self=%u) : f32[2, 6, 4, s0 - 4]
#   %t = aten.cat.default(tensors=[%n, %l], dim=-1) : f32[2, 6, 4, s0]
#   %b = aten.mul.Tensor(self=%t, other=%s) : f32[2, 6, 4, s0]
#   %y = aten.add.Tensor(self=%a, other=%b) : f32[2, 6, 4, s0]
#   return %y
# }
