# As PyTorch saves it: gamma on either side of the product.
# passes: fuse
# explain: rms_norm
fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 64]
graph main(%x : f32[2, s0, 16], %g : f32[16]) {
  %a = aten.pow.Tensor_Scalar(self=%x, exponent=2) : f32[2, s0, 16]
  %b = aten.mean.dim(self=%a, dim=[-1], keepdim=true) : f32[2, s0, 1]
  %c = aten.add.Scalar(self=%b, other=1e-05) : f32[2, s0, 1]
  %d = aten.rsqrt.default(self=%c) : f32[2, s0, 1]
  %e = aten.mul.Tensor(self=%x, other=%d) : f32[2, s0, 16]
  %y = aten.mul.Tensor(self=%g, other=%e) : f32[2, s0, 16]
  return %y
}
# ----
# fxge 1
# model "m" stage "fused"
# symbol s0 : int [2, 64]
# graph "main"(
#     %x : f32[2, s0, 16],
#     %g : f32[16]) {
#   %y, %y_1 = ge.RmsNorm(x=%x, gamma=%g, epsilon=1e-05) : f32[2, s0, 16], f32[2, s0, 1]
#   return %y
# }
