# gamma comes from a user of the sum: there is no place for one node.
# passes: fuse
# explain: add_rms_norm
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[16], %z : f32[16]) {
  %sum = aten.add.Tensor(self=%x, other=%z)
  %g = aten.neg.default(self=%sum)
  %y, %r = ge.RmsNorm(x=%sum, gamma=%g, epsilon=1e-05)
  return %y
}
# ----
# note[FXGE-N0560]: ge.RmsNorm: rule add_rms_norm does not apply: %g is computed only after aten.neg.default uses an inner value
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[16],
#     %z : f32[16]) {
#   %sum = aten.add.Tensor(self=%x, other=%z) : f32[16]
#   %g = aten.neg.default(self=%sum) : f32[16]
#   %y, %r = ge.RmsNorm(x=%sum, gamma=%g, epsilon=1e-05) : f32[16], f32[1]
#   return %y
# }
