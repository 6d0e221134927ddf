# Another power.
# passes: fuse
# explain: rms_norm
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[4, 16], %g : f32[16]) {
  %a = aten.pow.Tensor_Scalar(self=%x, exponent=3)
  %b = aten.mean.dim(self=%a, dim=[-1], keepdim=true)
  %c = aten.add.Scalar(self=%b, other=1e-05)
  %d = aten.rsqrt.default(self=%c)
  %e = aten.mul.Tensor(self=%x, other=%d)
  %y = aten.mul.Tensor(self=%g, other=%e)
  return %y
}
# ----
# note[FXGE-N0560]: aten.mul.Tensor: rule rms_norm does not apply: argument 'exponent' of %a (aten.pow.Tensor_Scalar) is not what the rule expects
#   node    %y
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[4, 16],
#     %g : f32[16]) {
#   %a = aten.pow.Tensor_Scalar(self=%x, exponent=3) : f32[4, 16]
#   %b = aten.mean.dim(self=%a, dim=[-1], keepdim=true) : f32[4, 1]
#   %c = aten.add.Scalar(self=%b, other=1e-05) : f32[4, 1]
#   %d = aten.rsqrt.default(self=%c) : f32[4, 1]
#   %e = aten.mul.Tensor(self=%x, other=%d) : f32[4, 16]
#   %y = aten.mul.Tensor(self=%g, other=%e) : f32[4, 16]
#   return %y
# }
