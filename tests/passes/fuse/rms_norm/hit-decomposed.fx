# What PyTorch's own rms_norm becomes: the product with gamma is f32 by promotion, and narrowed behind.
# passes: fuse
# explain: rms_norm
fxge 1 model "m" stage "decomposed"
graph main(%x : bf16[2, 3, 16], %g : bf16[16]) {
  %w = aten._to_copy.default(self=%x, dtype=f32)
  %a = aten.pow.Tensor_Scalar(self=%w, exponent=2)
  %b = aten.mean.dim(self=%a, dim=[2], keepdim=true)
  %c = aten.add.Scalar(self=%b, other=1e-06)
  %d = aten.rsqrt.default(self=%c)
  %e = aten.mul.Tensor(self=%w, other=%d)
  %n = aten.mul.Tensor(self=%e, other=%g)
  %y = aten._to_copy.default(self=%n, dtype=bf16)
  return %y
}
# ----
# note[FXGE-N0560]: aten.mul.Tensor: rule rms_norm does not apply: the result is f32 and the input bf16
#   node    %n
#   note    while fuse
#
# fxge 1
# model "m" stage "fused"
# graph "main"(
#     %x : bf16[2, 3, 16],
#     %g : bf16[16]) {
#   %y, %y_1 = ge.RmsNorm(x=%x, gamma=%g) : bf16[2, 3, 16], f32[2, 3, 1]
#   return %y
# }
