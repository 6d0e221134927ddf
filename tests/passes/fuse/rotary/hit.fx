# As Llama writes it: the heads stand behind for the operator.
# passes: fuse
# explain: rotary
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 9]
symbol s1 : int [2, 64]
graph main(%x : f32[s0, s1, 4, 8], %c : f32[1, 1, s1, 8], %s : f32[1, 1, s1, 8]) {
  %x1 = aten.permute.default(self=%x, dims=[0, 2, 1, 3])
  %a = aten.mul.Tensor(self=%x1, other=%c)
  %l = aten.slice.Tensor(self=%x1, dim=3, start=0, end=4)
  %u = aten.slice.Tensor(self=%x1, dim=3, start=4, end=9223372036854775807)
  %n = aten.neg.default(self=%u)
  %t = aten.cat.default(tensors=[%n, %l], dim=-1)
  %b = aten.mul.Tensor(self=%t, other=%s)
  %y = aten.add.Tensor(self=%a, other=%b)
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 9]
# symbol s1 : int [2, 64]
# graph "main"(
#     %x : f32[s0, s1, 4, 8],
#     %c : f32[1, 1, s1, 8],
#     %s : f32[1, 1, s1, 8]) {
#   %y_1 = aten.permute.default(self=%c, dims=[0, 2, 1, 3]) : f32[1, s1, 1, 8] name("y")
#   %y_2 = aten.permute.default(self=%s, dims=[0, 2, 1, 3]) : f32[1, s1, 1, 8] name("y")
#   %y_3 = ge.RotaryPositionEmbedding(x=%x, cos=%y_1, sin=%y_2) : f32[s0, s1, 4, 8] name("y")
#   %y = aten.permute.default(self=%y_3, dims=[0, 2, 1, 3]) : f32[s0, 4, s1, 8]
#   return %y
# }
