# A weighted sum.
# passes: fuse
# explain: add_rms_norm
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[2, 16], %z : f32[2, 16], %g : f32[16]) {
  %sum = aten.add.Tensor(self=%x, other=%z, alpha=2)
  %y, %r = ge.RmsNorm(x=%sum, gamma=%g, epsilon=1e-05)
  return %y
}
# ----
# note[FXGE-N0560]: ge.RmsNorm: rule add_rms_norm does not apply: argument 'alpha' of %sum (aten.add.Tensor) is not what the rule expects
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[2, 16],
#     %z : f32[2, 16],
#     %g : f32[16]) {
#   %sum = aten.add.Tensor(self=%x, other=%z, alpha=2) : f32[2, 16]
#   %y, %r = ge.RmsNorm(x=%sum, gamma=%g, epsilon=1e-05) : f32[2, 16], f32[2, 1]
#   return %y
# }
