# First to RmsNorm, then with the sum before it.
# passes: fuse
# explain: add_rms_norm
fxge 1 model "m" stage "decomposed"
graph main(%x : f32[2, 16], %z : f32[2, 16], %g : f32[16]) {
  %sum = aten.add.Tensor(self=%x, other=%z)
  %a = aten.pow.Tensor_Scalar(self=%sum, exponent=2)
  %b = aten.mean.dim(self=%a, dim=[-1], keepdim=true)
  %c = aten.add.Scalar(self=%b, other=1e-05)
  %d = aten.rsqrt.default(self=%c)
  %e = aten.mul.Tensor(self=%sum, other=%d)
  %y = aten.mul.Tensor(self=%g, other=%e)
  %z2 = aten.add.Tensor(self=%sum, other=%y)
  return %z2
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : f32[2, 16],
#     %z : f32[2, 16],
#     %g : f32[16]) {
#   %y, %y_1, %sum = ge.AddRmsNorm(x1=%x, x2=%z, gamma=%g, epsilon=1e-05) : f32[2, 16], f32[2, 1], f32[2, 16]
#   %z2 = aten.add.Tensor(self=%sum, other=%y) : f32[2, 16]
#   return %z2
# }
