# Widened for the norm, narrowed before the product with gamma; the widened value has another user, so its cast stays.
# passes: fuse
# explain: rms_norm
fxge 1 model "m" stage "decomposed"
graph main(%x : bf16[2, 3, 16], %g : bf16[16]) {
  %w = aten._to_copy.default(self=%x, dtype=f32) : f32[2, 3, 16]
  %a = aten.pow.Tensor_Scalar(self=%w, exponent=2) : f32[2, 3, 16]
  %b = aten.mean.dim(self=%a, dim=[2], keepdim=true) : f32[2, 3, 1]
  %c = aten.add.Scalar(self=%b, other=1e-06) : f32[2, 3, 1]
  %d = aten.rsqrt.default(self=%c) : f32[2, 3, 1]
  %e = aten.mul.Tensor(self=%d, other=%w) : f32[2, 3, 16]
  %n = aten._to_copy.default(self=%e, dtype=bf16) : bf16[2, 3, 16]
  %y = aten.mul.Tensor(self=%g, other=%n) : bf16[2, 3, 16]
  return %y, %w
}
# ----
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : bf16[2, 3, 16],
#     %g : bf16[16]) {
#   %w = aten._to_copy.default(self=%x, dtype=f32) : f32[2, 3, 16]
#   %y, %y_1 = ge.RmsNorm(x=%x, gamma=%g) : bf16[2, 3, 16], f32[2, 3, 1]
#   return %y, %w
# }
