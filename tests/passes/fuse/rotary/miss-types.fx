# Angles of a wider type.
# passes: fuse
# explain: rotary
fxge 1 model "m" stage "decomposed"
graph main(%x : bf16[2, 6, 4, 8], %c : f32[1, 6, 1, 8], %s : f32[1, 6, 1, 8]) {
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
# note[FXGE-N0560]: aten.add.Tensor: rule rotary does not apply: %cos is f32 and %x bf16
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : bf16[2, 6, 4, 8],
#     %c : f32[1, 6, 1, 8],
#     %s : f32[1, 6, 1, 8]) {
#   %a = aten.mul.Tensor(self=%x, other=%c) : f32[2, 6, 4, 8]
#   %l = aten.slice.Tensor(self=%x, dim=3, start=0, end=4) : bf16[2, 6, 4, 4]
#   %u = aten.slice.Tensor(self=%x, dim=3, start=4, end=9223372036854775807) : bf16[2, 6, 4, 4]
#   %n = aten.neg.default(self=%u) : bf16[2, 6, 4, 4]
#   %t = aten.cat.default(tensors=[%n, %l], dim=-1) : bf16[2, 6, 4, 8]
#   %b = aten.mul.Tensor(self=%t, other=%s) : f32[2, 6, 4, 8]
#   %y = aten.add.Tensor(self=%a, other=%b) : f32[2, 6, 4, 8]
#   return %y
# }
