# One operand is broadcast.
# passes: fuse
# explain: add_rms_norm
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[2, 16], %z : f32[16], %u : f32[1, 16], %g : f32[16]) {
  %sum = aten.add.Tensor(self=%x, other=%z)
  %y, %r = ge.RmsNorm(x=%sum, gamma=%g, epsilon=1e-05)
  %sum2 = aten.add.Tensor(self=%u, other=%x)
  %y2, %r2 = ge.RmsNorm(x=%sum2, gamma=%g, epsilon=1e-05)
  return %y, %y2
}
# ----
# note[FXGE-N0560]: ge.RmsNorm: rule add_rms_norm does not apply: %z is broadcast
#   node    %y
#   note    while fuse
#
# note[FXGE-N0560]: ge.RmsNorm: rule add_rms_norm does not apply: %u is broadcast
#   node    %y2
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[2, 16],
#     %z : f32[16],
#     %u : f32[1, 16],
#     %g : f32[16]) {
#   %sum = aten.add.Tensor(self=%x, other=%z) : f32[2, 16]
#   %y, %r = ge.RmsNorm(x=%sum, gamma=%g, epsilon=1e-05) : f32[2, 16], f32[2, 1]
#   %sum2 = aten.add.Tensor(self=%u, other=%x) : f32[2, 16]
#   %y2, %r2 = ge.RmsNorm(x=%sum2, gamma=%g, epsilon=1e-05) : f32[2, 16], f32[2, 1]
#   return %y, %y2
# }
