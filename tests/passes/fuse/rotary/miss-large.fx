# Heads larger than the kernel takes.
# passes: fuse
# explain: rotary
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[1, 2, 1, 898], %c : f32[1, 2, 1, 898], %s : f32[1, 2, 1, 898]) {
  %a = aten.mul.Tensor(self=%x, other=%c)
  %l = aten.slice.Tensor(self=%x, dim=3, start=0, end=449)
  %u = aten.slice.Tensor(self=%x, dim=3, start=449, end=9223372036854775807)
  %n = aten.neg.default(self=%u)
  %t = aten.cat.default(tensors=[%n, %l], dim=-1)
  %b = aten.mul.Tensor(self=%t, other=%s)
  %y = aten.add.Tensor(self=%a, other=%b)
  return %y
}
# ----
# note[FXGE-N0560]: aten.add.Tensor: rule rotary does not apply: heads of 898 elements, expected an even number up to 896
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[1, 2, 1, 898],
#     %c : f32[1, 2, 1, 898],
#     %s : f32[1, 2, 1, 898]) {
#   %a = aten.mul.Tensor(self=%x, other=%c) : f32[1, 2, 1, 898]
#   %l = aten.slice.Tensor(self=%x, dim=3, start=0, end=449) : f32[1, 2, 1, 449]
#   %u = aten.slice.Tensor(self=%x, dim=3, start=449, end=9223372036854775807) : f32[1, 2, 1, 449]
#   %n = aten.neg.default(self=%u) : f32[1, 2, 1, 449]
#   %t = aten.cat.default(tensors=[%n, %l], dim=-1) : f32[1, 2, 1, 898]
#   %b = aten.mul.Tensor(self=%t, other=%s) : f32[1, 2, 1, 898]
#   %y = aten.add.Tensor(self=%a, other=%b) : f32[1, 2, 1, 898]
#   return %y
# }
