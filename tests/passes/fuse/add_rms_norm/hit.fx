# The sum is used before the norm and after it; gamma is known before all users.
# passes: fuse
# explain: add_rms_norm
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 64]
graph main(%x : f32[2, s0, 16], %z : f32[2, s0, 16], %g : f32[16]) {
  %sum = aten.add.Tensor(self=%x, other=%z)
  %early = aten.neg.default(self=%sum)
  %y, %r = ge.RmsNorm(x=%sum, gamma=%g, epsilon=1e-05)
  %late = aten.add.Tensor(self=%sum, other=%y)
  return %y, %late, %early
}
# ----
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 64]
# graph "main"(
#     %x : f32[2, s0, 16],
#     %z : f32[2, s0, 16],
#     %g : f32[16]) {
#   %y, %r, %sum = ge.AddRmsNorm(x1=%x, x2=%z, gamma=%g, epsilon=1e-05) : f32[2, s0, 16], f32[2, s0, 1], f32[2, s0, 16]
#   %early = aten.neg.default(self=%sum) : f32[2, s0, 16]
#   %late = aten.add.Tensor(self=%sum, other=%y) : f32[2, s0, 16]
#   return %y, %late, %early
# }
